CREATE PROCEDURE choose_security(IN p_phase VARCHAR(20), OUT p_raised BIGINT)
  READS SQL DATA
  COMMENT 'Chooses what a bot mortgages or sells first when it needs money.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_player_id d_round d_balance; sets d_prid d_action.
   * Takes   : p_phase, debt or offer; in an offer the bot sells no buildings and mortgages no
   *           complete colour group, nor what rests.
   * Returns : d_action, mortgage, sell or sell_deed, and d_prid; NULL when nothing raises money;
   *           p_raised, what all that is possible now would raise.
   * Why     : what earns least goes first: properties outside complete colour groups, then
   *           complete groups without buildings, then buildings from the cheapest; what is given up
   *           for good comes last.
   */
  SELECT MIN(may.action), MIN(may.prid), MAX(may.raised)
    INTO d_action, d_prid, p_raised
    FROM (
      SELECT can.action, can.prid, SUM(can.price) OVER () AS raised,
          ROW_NUMBER() OVER (
            ORDER BY can.action = 'sell_deed', can.missing = 0, can.highest > 0,
              can.action = 'mortgage', can.price, can.prid) AS place
        FROM (
          SELECT a.action, e.prid, e.missing, e.name, e.owner, e.level, e.mortgaged, e.lowest,
              e.highest, e.set_mortgaged, r.mortgage_unit, r.build_evenly,
              CASE a.action
                WHEN 'mortgage' THEN e.mortgage
                WHEN 'sell' THEN e.building
                ELSE e.deed END AS price
            FROM Ruleset AS r
            STRAIGHT_JOIN PhaseAction AS a ON a.phase = p_phase
              AND a.action IN ('mortgage', 'sell', 'sell_deed')
            STRAIGHT_JOIN (
              SELECT d.prid, pr.name, d.p_owner AS owner, d.level, d.mortgaged,
                  mortgage_value(pr.cost, b.mortgage_percent, pr.mortgage) AS mortgage,
                  estate_price(
                    'sell', NULL, pr.house_cost, pr.hotel_cost, pr.skyscraper_cost, d.level,
                    b.max_houses, b.has_hotels, b.sell_percent, NULL, NULL, NULL) AS building,
                  estate_price(
                    'sell_deed', pr.cost, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
                    b.sell_deed_percent) AS deed,
                  SUM(NOT d.p_owner <=> d_player_id) OVER of_colour AS missing,
                  MIN(d.level) OVER of_colour AS lowest, MAX(d.level) OVER of_colour AS highest,
                  SUM(d.mortgaged) OVER of_colour AS set_mortgaged,
                  d.rests_until_round >= d_round AS rests
                FROM Ruleset AS b
                STRAIGHT_JOIN Property AS pr ON pr.ruleset_id = b.ruleset_id
                STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY)
                  ON d.game_id = d_game_id AND d.prid = pr.prid
                WHERE b.ruleset_id = d_ruleset_id
                WINDOW of_colour AS (PARTITION BY pr.colour)
                FOR SHARE OF d) AS e
            WHERE r.ruleset_id = d_ruleset_id
              AND e.owner = d_player_id
              AND NOT e.mortgaged
              AND (p_phase = 'debt'
                OR a.action = 'mortgage' AND e.missing > 0 AND e.rests IS NOT TRUE)) AS can
        WHERE can.price > 0
          AND estate_refusal(
            can.action, can.name, d_player_id, can.owner, d_balance, can.price, can.level,
            can.mortgaged, can.missing, can.lowest, can.highest, can.set_mortgaged,
            can.mortgage_unit, can.build_evenly, NULL) IS NULL) AS may
    WHERE may.place = 1;
END
