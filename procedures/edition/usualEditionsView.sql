CREATE VIEW usualEditionsView AS
-- The edition that is played when none is named: `new` in a game from a command, `quick` in a game
-- against bots without any choices, `simulate` in games of bots. If it was removed, the first one.
SELECT
  u.purpose AS `Purpose`,
  COALESCE(
    (SELECT e.edition FROM Edition AS e WHERE e.edition = u.edition AND e.copied_from IS NULL),
    (SELECT v.Edition FROM editionsView AS v LIMIT 1)) AS `Edition`
FROM UsualEdition AS u
ORDER BY u.purpose
