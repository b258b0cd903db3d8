CREATE VIEW estateMovesView (
  game_id, player_ID, action, prid, partner, minimum, maximum, terms) AS
-- What may be done with properties in the current game: a part of movesView.
SELECT g.game_id, d.p_owner, a.action, d.prid, NULL, NULL, NULL, NULL
FROM Game AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id AND r.has_decisions
JOIN (VALUES ROW('build'), ROW('sell'), ROW('mortgage'), ROW('redeem')) AS a (action)
JOIN actorsView AS actor ON actor.Game = g.game_id
JOIN Deed AS d ON d.game_id = g.game_id AND d.p_owner = actor.`Player No.`
WHERE g.game_id = current_game()
  AND phase_allows(g.phase, a.action)
  AND estate_refusal(g.game_id, game_facts(g.game_id), d.p_owner, a.action, d.prid) IS NULL
