"""Drawing: colours, pictures, painting, the canvas and the frame on the screen."""
