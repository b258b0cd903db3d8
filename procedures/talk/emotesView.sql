CREATE VIEW emotesView AS
-- What can be said by one click, in the order in which clients show it.
SELECT
  e.emote AS `Emote`,
  e.label AS `Label`,
  e.symbol AS `Symbol`
FROM Emote AS e
ORDER BY e.position
