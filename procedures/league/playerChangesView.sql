CREATE VIEW playerChangesView AS
-- The players who joined the league, were renamed or were deleted, with times and accounts.
SELECT
  c.player_id AS `Player No.`,
  c.change_no AS `Change`,
  c.act AS `Act`,
  c.previous_name AS `Before`,
  c.name AS `Player`,
  c.changed_at AS `When`,
  c.account AS `Account`
FROM PlayerChange AS c
ORDER BY c.changed_at, c.player_id, c.change_no
