"""What the pages outside a running table are made from."""
