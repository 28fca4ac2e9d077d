"""Drawing: colours, pictures, painting, the canvas and the frame that is shown."""
