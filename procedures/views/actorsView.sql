CREATE VIEW actorsView AS
-- The player whom each game waits for: the first debtor, the partner of a proposed trade, else the
-- player whose turn it is, in an auction one of several. When a game is over, the player whose turn
-- it was. Without the hints MySQL would hash the few debts, and then read and sort all games to
-- show the newest.
SELECT
  g.game_id AS `Game`,
  CASE h.actor
    WHEN 'debtor' THEN o.pid
    WHEN 'partner' THEN JSON_VALUE(g.proposal, '$.to' RETURNING SIGNED)
    ELSE p.pid END AS `Player No.`
FROM GameState AS g
JOIN Phase AS h FORCE INDEX (PRIMARY) ON h.phase = g.phase
JOIN Player AS p FORCE INDEX (PRIMARY) ON p.game_id = g.game_id AND p.turn = g.turn
LEFT JOIN Agenda AS o FORCE INDEX (PRIMARY) ON o.game_id = g.game_id AND o.entry_no = g.first_entry
