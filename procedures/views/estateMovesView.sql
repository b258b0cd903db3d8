CREATE VIEW estateMovesView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms) AS
-- What may be done with properties in the current game: a part of movesView.
SELECT g.game_id, d.p_owner, a.action, d.prid, estate_price(facts.game, own.deed, a.action),
  NULL, NULL, NULL, NULL
FROM Game AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id AND r.has_decisions
JOIN (SELECT game_facts(current_game()) AS game) AS facts
JOIN actorsView AS actor ON actor.Game = g.game_id
JOIN Player AS p ON p.game_id = g.game_id AND p.pid = actor.`Player No.`
JOIN Deed AS d ON d.game_id = g.game_id AND d.p_owner = p.pid
JOIN LATERAL (SELECT deed_facts(d.game_id, d.prid) AS deed) AS own
JOIN (VALUES ROW('build'), ROW('sell'), ROW('mortgage'), ROW('redeem')) AS a (action)
WHERE g.game_id = current_game()
  AND phase_allows(g.phase, a.action)
  AND estate_refusal(facts.game, own.deed, p.pid, p.bank_balance, a.action, d.prid) IS NULL
