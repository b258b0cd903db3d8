CREATE PROCEDURE choose_estate()
  READS SQL DATA
  COMMENT 'Chooses what a bot builds, or which mortgage it lifts, with money it can spare.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_record_id d_player_id d_character_id d_round d_balance
   *           d_seed; sets d_prid d_worth d_price d_action d_reason.
   * Returns : d_action, build, redeem or mortgage, and d_prid; NULL for none; the rest, as
   *           choose_move.
   * Why     : called only in the last phase of a turn, because it is better to keep money until
   *           then. A bot mortgages what is not part of a complete group for buildings that return
   *           more than their price, lifts such a mortgage only if that returns it, and sells only
   *           for a debt. In a round in which it has mortgaged something it lifts nothing, so that
   *           all mortgages for a building lead to that building, and it never goes back and forth.
   *           Usually no colour group is worth a closer look: v_lifting and v_building are the
   *           least that anything in one could cost, v_security the most that mortgages could
   *           raise.
   */
  DECLARE v_colours JSON;
  DECLARE v_builds, v_mortgages, v_lifts BOOLEAN;
  DECLARE v_turns, v_highest, v_chance, v_percent INT;
  DECLARE v_lifting, v_building, v_security, v_raised, v_reserve BIGINT;

  SET d_action = NULL;
  SET d_prid = NULL;
  SELECT c.horizon * g.players_left, r.max_houses + r.has_hotels + r.has_skyscrapers,
      r.mortgage_percent,
      c.building_chance, c.mortgages_for_sets
    INTO v_turns, v_highest, v_percent, v_chance, v_mortgages
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN BotCharacter AS c ON c.character_id = d_character_id
    WHERE g.game_id = d_game_id
    FOR SHARE OF g;
  SET v_builds = TRUE;
  IF v_chance < 100 THEN
    SET v_builds = chance_of(d_seed, d_record_id, 'build') <= v_chance;
  END IF;
  -- exactly one row
  SELECT JSON_ARRAYAGG(IF(s.may_build OR s.lifting IS NOT NULL, s.colour, NULL)),
      MIN(s.lifting), MIN(IF(s.may_build, s.building, NULL)), IF(v_mortgages, SUM(s.security), 0),
      COALESCE(MAX(s.rests_until_round) < d_round, TRUE)
    INTO v_colours, v_lifting, v_building, v_security, v_lifts
    FROM (
      SELECT pr.colour,
          v_builds AND SUM(d.p_owner <=> d_player_id) = COUNT(*)
            AND MIN(d.level) < v_highest AS may_build,
          MIN(LEAST(COALESCE(pr.house_cost, pr.hotel_cost),
            COALESCE(pr.hotel_cost, pr.house_cost),
            COALESCE(pr.skyscraper_cost, pr.hotel_cost, pr.house_cost))) AS building,
          MIN(IF(d.p_owner <=> d_player_id AND d.mortgaged,
            mortgage_value(pr.cost, v_percent, pr.mortgage), NULL)) AS lifting,
          MAX(IF(d.p_owner <=> d_player_id AND d.mortgaged, d.rests_until_round, NULL))
            AS rests_until_round,
          IF(SUM(d.p_owner <=> d_player_id) = COUNT(*), 0,
            SUM(IF(d.p_owner <=> d_player_id AND NOT d.mortgaged
                AND COALESCE(d.rests_until_round, 0) < d_round,
              mortgage_value(pr.cost, v_percent, pr.mortgage), 0))) AS security
        FROM Property AS pr
        STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = d_game_id AND d.prid = pr.prid
        WHERE pr.ruleset_id = d_ruleset_id
        GROUP BY pr.colour
        FOR SHARE OF d) AS s;
  IF NOT v_lifts THEN
    SET v_lifting = NULL;
  END IF;
  IF v_lifting <= d_balance OR v_building <= d_balance + v_security THEN
    CALL find_reserve(d_player_id, v_reserve);
    IF v_lifting <= d_balance - v_reserve OR v_building <= d_balance + v_security - v_reserve THEN
      CALL find_estate(
        v_colours, v_turns, d_balance - v_reserve, v_builds, v_security, v_lifts);
    END IF;
    SET d_reason = IF(d_action = 'build', 'builds', 'lifts_mortgage');
    SET d_worth = d_balance - d_price;
    IF d_action IS NOT NULL AND d_price > d_balance - v_reserve THEN
      SET d_reason = 'raises_to_build';
      CALL choose_security('offer', v_raised);
      IF d_action IS NOT NULL AND d_price > d_balance + v_raised - v_reserve THEN
        SET d_action = NULL;
        SET d_prid = NULL;
      END IF;
    END IF;
  END IF;
END
