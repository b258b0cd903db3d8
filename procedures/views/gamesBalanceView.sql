CREATE VIEW gamesBalanceView AS
-- What every player had after each move of all games, in order; ask for some of them. Record 0 is
-- the opening. A balance is that of now without what was paid since.
SELECT
  b.game_id AS `Game`,
  b.record_ID AS `Record`,
  b.pid AS `Player No.`,
  b.name AS `Player name`,
  CAST(b.bank_balance - COALESCE(SUM(b.net) OVER (
    PARTITION BY b.game_id, b.pid
    ORDER BY b.record_ID
    ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING), 0) AS SIGNED) AS `Bank balance`
FROM (
  SELECT
    p.game_id, r.record_ID, p.pid, p.name, p.bank_balance,
    (
      SELECT SUM(IF(e.payee = p.pid, e.amount, 0) - IF(e.payer = p.pid, e.amount, 0))
      FROM Event AS e
      WHERE e.game_id = p.game_id
        AND e.record_ID = r.record_ID
        AND e.amount IS NOT NULL
    ) AS net
  FROM Player AS p
  STRAIGHT_JOIN Game AS s ON s.game_id = p.game_id AND NOT s.is_deleted
  STRAIGHT_JOIN LATERAL (
    SELECT 0 AS record_ID
    UNION ALL
    SELECT CAST(m.record_ID AS SIGNED) FROM Gamemanager AS m WHERE m.game_id = p.game_id
  ) AS r
) AS b
ORDER BY b.game_id, b.record_ID, b.pid
