"""The baked map of Tiletum: a cartographer's Europe about 1500."""
