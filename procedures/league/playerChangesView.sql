CREATE VIEW playerChangesView AS
-- Who joined the league, got another name or was deleted, when, and by which account.
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
