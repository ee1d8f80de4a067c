"""What is left in a draw pile whose hand is known: its cards, not their order."""


def draw_pile(hand_and_draw: dict[str, int], hand: dict[str, int]) -> dict[str, int]:
    """Every card that enters or leaves a deck is shown, so an owner knows what is still to come."""
    left = {card: count - hand.get(card, 0) for card, count in hand_and_draw.items()}
    return {card: count for card, count in left.items() if count}
