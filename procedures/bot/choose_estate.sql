CREATE PROCEDURE choose_estate(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT,
  IN p_balance BIGINT, IN p_record_id INT,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, OUT p_action VARCHAR(20),
  OUT p_prid INT, OUT p_reason VARCHAR(20), OUT p_worth BIGINT, OUT p_price BIGINT)
  READS SQL DATA
  COMMENT 'Chooses what a bot builds, or which mortgage it lifts, with money it can spare.'
BEGIN
  /*
   * Returns : p_action, build, redeem or mortgage, and p_prid; NULL for none; the rest, as
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

  SET p_action = NULL;
  SET p_prid = NULL;
  SELECT g.round, c.horizon * g.players_left, r.max_houses + r.has_hotels,
      c.building_chance, c.mortgages_for_sets
    INTO v_round, v_turns, v_highest, v_chance, v_mortgages
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN BotCharacter AS c ON c.character_id = p_character_id
    WHERE g.game_id = p_game_id
    FOR SHARE OF g;
  SET v_builds = TRUE;
  IF v_chance < 100 THEN
    SET v_builds = chance_of(p_seed, p_record_id, 'build') <= v_chance;
  END IF;
  -- exactly one row
  SELECT JSON_ARRAYAGG(s.colour), MAX(s.may_build)
    INTO v_colours, v_may_build
    FROM (
      SELECT pr.colour, v_builds
          AND SUM(d.p_owner <=> p_player_id) = COUNT(*)
          AND MIN(d.level) < v_highest AS may_build
        FROM Property AS pr
        STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = pr.prid
        WHERE pr.ruleset_id = p_ruleset_id
        GROUP BY pr.colour
        HAVING may_build OR SUM(d.p_owner <=> p_player_id AND d.mortgaged) > 0
        FOR SHARE OF d) AS s;
  IF v_colours IS NOT NULL THEN
    CALL find_reserve(p_game_id, p_ruleset_id, p_player_id, p_character_id, p_worth);
    IF p_worth < p_balance OR v_may_build AND v_mortgages THEN
      CALL find_estate(
        p_game_id, p_ruleset_id, p_player_id, v_colours, v_round, v_turns, p_balance - p_worth,
        v_builds, v_mortgages, p_action, p_prid, p_price);
    END IF;
    SET p_reason = IF(p_action = 'build', 'builds', 'lifts_mortgage');
    IF p_action IS NOT NULL AND p_price > p_balance - p_worth THEN
      SET p_reason = 'raises_to_build';
      CALL choose_security(
        p_game_id, p_ruleset_id, p_player_id, p_balance, 'offer', p_action, p_prid, v_raised);
      IF p_action IS NOT NULL AND p_price > p_balance + v_raised - p_worth THEN
        SET p_action = NULL;
        SET p_prid = NULL;
      END IF;
    END IF;
  END IF;
END
