CREATE VIEW playersView AS
-- The players of the current game in the order of play. A player without a character is a person.
-- `Token`: the piece, NULL for none. `Account`: the account that has the seat, NULL for none. `Net
-- worth`, by the rules: mortgages do not lower it. `Can raise`: cash, and what everything brings
-- when it is sold and mortgaged. `Worth`: by which players compare themselves, as worth_in_game.
-- These three are NULL for a player who chooses between a tax and a share of it, and must not know
-- what they own (A5). `Leads`: whether the player is worth most; nobody is, when two are worth it.
SELECT
  p.turn AS `Turn`,
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  k.name AS `Token`,
  p.location AS `Location`,
  t.name AS `Tile`,
  p.bank_balance AS `Bank balance`,
  p.status AS `Status No.`,
  s.name AS `Status`,
  s.takes_part IS TRUE AS `Takes part`,
  l.label AS `Label`,
  (SELECT COUNT(*) FROM DeckCard AS d WHERE d.game_id = p.game_id AND d.holder = p.pid) AS `Cards`,
  p.jail_turns AS `Turns in jail`,
  IF(g.phase = 'tax' AND p.turn = g.turn, NULL, net_worth(p.game_id, p.pid)) AS `Net worth`,
  IF(g.phase = 'tax' AND p.turn = g.turn, NULL, raisable(p.game_id, p.pid)) AS `Can raise`,
  IF(g.phase = 'tax' AND p.turn = g.turn, NULL, worth_in_game(p.game_id, p.pid)) AS `Worth`,
  COALESCE(p.pid = (
    SELECT leader_of(here.game_id) FROM (SELECT current_game() AS game_id) AS here), FALSE)
    AS `Leads`,
  p.turn = g.turn AND g.phase <> 'over' AS `Is turn`,
  c.name AS `Character`,
  p.account COLLATE utf8mb4_0900_ai_ci AS `Account`
FROM GameState AS g
JOIN Player AS p ON p.game_id = g.game_id
JOIN Status AS s ON s.status = p.status
JOIN StatusLabel AS l ON l.ruleset_id = g.ruleset_id AND l.status = p.status
LEFT JOIN Tile AS t ON t.ruleset_id = g.ruleset_id AND t.location = p.location
LEFT JOIN BotCharacter AS c ON c.character_id = p.character_id
LEFT JOIN Token AS k ON k.tid = p.token
WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
ORDER BY p.turn
