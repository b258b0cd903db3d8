CREATE VIEW actorsView AS
-- Whom each game waits for: the first debtor, the partner of a proposed trade, else the player
-- whose turn it is; in an auction the first of those who may bid. When a game is over, whose turn
-- it was.
SELECT
  g.game_id AS `Game`,
  CASE g.phase
    WHEN 'debt' THEN JSON_VALUE(g.debts, '$[0].debtor' RETURNING SIGNED)
    WHEN 'trade' THEN JSON_VALUE(g.proposal, '$.to' RETURNING SIGNED)
    WHEN 'auction' THEN (
      SELECT s.player_ID
        FROM Turns AS s
        WHERE s.game_id = g.game_id
          AND s.status IN (0, 1)
          AND NOT g.passed >> s.turn & 1
          AND NOT s.player_ID <=> g.bidder
        ORDER BY s.turn
        LIMIT 1)
    ELSE t.player_ID END AS `Player No.`
FROM Game AS g
JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
