CREATE VIEW turnMovesView (
  game_id, player_ID, action, prid, price, partner, minimum, maximum, terms) AS
-- What may be done in the current game without details, but for the dice: a part of movesView.
-- Functions stand in WHERE: those in ON are executed with the rights of the reader (MySQL 9.7).
SELECT g.game_id, IF(a.action = 'withdraw', JSON_VALUE(g.proposal, '$.from' RETURNING SIGNED),
    actor.`Player No.`) AS player_ID, a.action,
  NULL AS prid, NULL AS price, NULL AS partner,
  IF(a.action = 'roll' AND g.dice_source = 'table', 1, NULL) AS minimum,
  IF(a.action = 'roll' AND g.dice_source = 'table', r.dice_sides, NULL) AS maximum,
  IF(a.action = 'change_dice', JSON_OBJECT('source', 'server'), NULL) AS terms
FROM Game AS g
JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
JOIN (SELECT game_facts(current_game()) AS game) AS facts
JOIN actorsView AS actor ON actor.Game = g.game_id
JOIN (VALUES ROW('roll'), ROW('pay_fine'), ROW('use_card'), ROW('wait'), ROW('buy'),
  ROW('decline'), ROW('pay'), ROW('accept'), ROW('reject'), ROW('withdraw'), ROW('end_turn'),
  ROW('leave'), ROW('end'), ROW('change_dice')) AS a (action)
  ON r.has_decisions OR a.action = 'roll'
WHERE g.game_id = current_game()
  AND phase_allows(g.phase, a.action)
  AND action_refusal(g.game_id, facts.game, actor.`Player No.`, a.action) IS NULL
