"""The look: pure, remembered painters that turn a px size and k into a picture."""
