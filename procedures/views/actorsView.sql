CREATE VIEW actorsView AS
-- Whom each game waits for: the first debtor, the partner of a proposed trade, else the player
-- whose turn it is, who in an auction is one of several. When a game is over, whose turn it was.
SELECT
  g.game_id AS `Game`,
  CASE g.phase
    WHEN 'debt' THEN JSON_VALUE(g.debts, '$[0].debtor' RETURNING SIGNED)
    WHEN 'trade' THEN JSON_VALUE(g.proposal, '$.to' RETURNING SIGNED)
    ELSE t.player_ID END AS `Player No.`
FROM Game AS g
JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
