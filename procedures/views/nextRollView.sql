CREATE VIEW nextRollView AS
-- Where the next roll of each player in the current game may lead, and what they would owe there
-- now: rent, or what the tile demands, but neither cards nor what is paid for passing a tile.
-- `Ways`: of how many results of the dice, of `All ways`. `Cash then`: with the salary, if the roll
-- passes the start. `Too much`: the cost exceeds it. `Cost` is NULL where a new roll decides, and
-- for a share of what somebody owns who must not know it now (A5). Players in jail are left out,
-- because most rolls leave them there.
WITH RECURSIVE Rolls AS (
  SELECT g.game_id, g.ruleset_id, g.phase, g.turn, g.players_left, r.dice_count, r.dice_sides,
      r.first_location, r.tile_count, r.salary, r.salary_factor_on_go, r.rent_in_jail,
      r.dice_rent, r.dice_count AS roll
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = (SELECT now.game_id FROM (SELECT current_game() AS game_id) AS now)
      AND g.phase <> 'over'
  UNION ALL
  SELECT n.game_id, n.ruleset_id, n.phase, n.turn, n.players_left, n.dice_count, n.dice_sides,
      n.first_location, n.tile_count, n.salary, n.salary_factor_on_go, n.rent_in_jail,
      n.dice_rent, n.roll + 1
    FROM Rolls AS n
    WHERE n.roll < n.dice_count * n.dice_sides
)
SELECT
  w.pid AS `Player No.`,
  w.player AS `Player name`,
  w.roll AS `Roll`,
  w.ways AS `Ways`,
  w.all_ways AS `All ways`,
  w.location AS `Position`,
  w.tile AS `Tile`,
  w.owner AS `Owner`,
  w.cost AS `Cost`,
  w.cash AS `Cash then`,
  COALESCE(w.cost > w.cash, FALSE) AS `Too much`
FROM (
  SELECT p.pid, p.turn, p.name AS player, n.roll, t.location, t.name AS tile,
      IF(n.dice_count = 1, 1, n.dice_sides - ABS(n.roll - n.dice_sides - 1)) AS ways,
      IF(n.dice_count = 1, n.dice_sides, n.dice_sides * n.dice_sides) AS all_ways,
      p.bank_balance + due.salary AS cash,
      IF(e.`Player No.` <> p.pid, e.`Owner`, NULL) AS owner,
      CASE
        WHEN e.`Player No.` <> p.pid THEN CASE
          WHEN e.`Mortgaged` OR o.status = 1 AND NOT n.rent_in_jail THEN 0
          WHEN e.`Rent factor` IS NULL THEN e.`Rent now`
          WHEN n.dice_rent = 'landing' THEN e.`Rent factor` * n.roll END
        WHEN t.effect IN ('pay', 'tax') THEN t.amount
        WHEN t.effect = 'pay_each' THEN t.amount * (n.players_left - 1)
        WHEN t.effect = 'pay_percent_of_cash'
          THEN percent_of(p.bank_balance + due.salary, t.amount)
        WHEN t.effect = 'pay_percent_of_worth'
          THEN IF(n.phase = 'tax' AND p.turn = n.turn, NULL, percent_of(
            net_worth(n.game_id, p.pid) + due.salary, t.amount))
        ELSE 0 END AS cost
    FROM Rolls AS n
    JOIN Player AS p ON p.game_id = n.game_id
    JOIN Status AS s ON s.status = p.status AND s.takes_part
    JOIN Tile AS t ON t.ruleset_id = n.ruleset_id
      AND t.location = n.first_location + (p.location - n.first_location + n.roll) MOD n.tile_count
    JOIN LATERAL (
      SELECT n.salary * (
          (p.location - n.first_location + n.roll) DIV n.tile_count
          + IF(t.location = n.first_location, n.salary_factor_on_go - 1, 0)) AS salary) AS due
    LEFT JOIN propertiesView AS e ON e.`prid` = t.prid
    LEFT JOIN Player AS o ON o.game_id = n.game_id AND o.pid = e.`Player No.`
    WHERE p.status <> 1) AS w
ORDER BY w.turn, w.roll
