error-record-broken-promise = To nie jest ziarno, które obiecano przed grą (zobowiązanie { $commitment }).
cli-verified-promise = Ziarno jest tym, które obiecano przed grą: { $commitment }.
