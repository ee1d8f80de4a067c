"""What the Great Western Trail games share: decks and herds, the trail, certificates, objectives."""
