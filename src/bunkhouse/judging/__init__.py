"""What a game tells bots about its positions: values, a quick policy, and how to search."""
