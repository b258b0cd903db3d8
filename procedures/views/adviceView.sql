CREATE VIEW adviceView AS
-- What a good bot would do in the place of the people whom the current game waits for, and why.
SELECT
  a.`Player No.`, a.`Player name`, a.`Action`, a.`prid`, a.`Property`, a.`Amount`, a.`Advice`,
  a.`Reason`, a.`SQL`
FROM gamesAdviceView AS a
WHERE a.`Game` = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
