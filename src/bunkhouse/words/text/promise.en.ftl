error-record-broken-promise = This is not the seed that was promised before the game (commitment { $commitment }).
cli-verified-promise = The seed is the one that was promised before the game: { $commitment }.
