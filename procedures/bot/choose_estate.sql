CREATE PROCEDURE choose_estate()
  READS SQL DATA
  COMMENT 'Chooses what a bot builds, or which mortgage it lifts, with money it can spare.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_record_id d_player_id d_character_id d_balance d_seed;
   *           sets d_prid d_worth d_price d_action d_reason.
   * Returns : d_action, build, redeem or mortgage, and d_prid; NULL for none; the rest, as
   *           choose_move.
   * Why     : called only in the last phase of a turn, because it is better to keep money until
   *           then. A bot mortgages what is not part of a complete group for buildings that return
   *           more than their price, lifts such a mortgage only if that returns it, and sells only
   *           for a debt. So it never goes back and forth. Usually no colour group
   *           qualifies for a closer look.
   */
  DECLARE v_colours JSON;
  DECLARE v_builds, v_may_build, v_mortgages BOOLEAN;
  DECLARE v_round, v_turns, v_highest, v_chance INT;
  DECLARE v_raised BIGINT;

  SET d_action = NULL;
  SET d_prid = NULL;
  SELECT g.round, c.horizon * g.players_left, r.max_houses + r.has_hotels,
      c.building_chance, c.mortgages_for_sets
    INTO v_round, v_turns, v_highest, v_chance, v_mortgages
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
  SELECT JSON_ARRAYAGG(s.colour), MAX(s.may_build)
    INTO v_colours, v_may_build
    FROM (
      SELECT pr.colour, v_builds
          AND SUM(d.p_owner <=> d_player_id) = COUNT(*)
          AND MIN(d.level) < v_highest AS may_build
        FROM Property AS pr
        STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = d_game_id AND d.prid = pr.prid
        WHERE pr.ruleset_id = d_ruleset_id
        GROUP BY pr.colour
        HAVING may_build OR SUM(d.p_owner <=> d_player_id AND d.mortgaged) > 0
        FOR SHARE OF d) AS s;
  IF v_colours IS NOT NULL THEN
    CALL find_reserve(d_player_id, d_worth);
    IF d_worth < d_balance OR v_may_build AND v_mortgages THEN
      CALL find_estate(
        v_colours, v_round, v_turns, d_balance - d_worth, v_builds, v_mortgages);
    END IF;
    SET d_reason = IF(d_action = 'build', 'builds', 'lifts_mortgage');
    IF d_action IS NOT NULL AND d_price > d_balance - d_worth THEN
      SET d_reason = 'raises_to_build';
      CALL choose_security('offer', v_raised);
      IF d_action IS NOT NULL AND d_price > d_balance + v_raised - d_worth THEN
        SET d_action = NULL;
        SET d_prid = NULL;
      END IF;
    END IF;
  END IF;
END
