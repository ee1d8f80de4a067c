"""What the pages outside a running table are put together from."""
