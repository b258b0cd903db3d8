CREATE VIEW invitationsView AS
-- The invitation links of the account that reads this: for which seats, NULL for watching, and
-- whether somebody has taken the seat.
SELECT
  i.game_id AS `Game`,
  p.pid AS `Player No.`,
  p.name AS `Player name`,
  i.guest_hash IS NOT NULL AS `Taken`,
  i.made_at AS `Made`
FROM Invitation AS i
LEFT JOIN Player AS p ON p.game_id = i.game_id AND p.pid = i.seat
WHERE i.account = (SELECT me.account FROM (SELECT session_account() AS account) AS me)
ORDER BY i.game_id, i.seat
