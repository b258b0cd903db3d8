CREATE PROCEDURE choose_estate(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT,
  IN p_spare BIGINT, IN p_record_id INT,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, OUT p_action VARCHAR(20),
  OUT p_prid INT)
  READS SQL DATA
  COMMENT 'Chooses what a bot builds, or which mortgage it lifts, with money it can spare.'
BEGIN
  /*
   * Returns : p_action, build or redeem, and p_prid; NULL for neither.
   * Why     : called only in the last phase of a turn, because it is better to keep money until
   *           then. A bot sells and mortgages only for a debt or to complete a colour group, so it
   *           never alternates between building and selling. Usually no colour group qualifies for
   *           a closer look.
   */
  DECLARE v_colours JSON;
  DECLARE v_builds BOOLEAN;
  DECLARE v_round, v_highest INT;

  SET p_action = NULL;
  SET p_prid = NULL;
  SELECT g.round, r.max_houses + r.has_hotels,
      chance_of(p_seed, p_record_id, 'build') <= c.building_chance
    INTO v_round, v_highest, v_builds
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN BotCharacter AS c ON c.character_id = p_character_id
    WHERE g.game_id = p_game_id
    FOR SHARE OF g;
  -- exactly one row
  SELECT JSON_ARRAYAGG(s.colour)
    INTO v_colours
    FROM (
      SELECT pr.colour
        FROM Property AS pr
        STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = pr.prid
        WHERE pr.ruleset_id = p_ruleset_id
        GROUP BY pr.colour
        HAVING SUM(d.p_owner <=> p_player_id AND d.mortgaged) > 0
          OR v_builds
            AND SUM(d.p_owner <=> p_player_id) = COUNT(*)
            AND MIN(d.level) < v_highest
            AND MIN(LEAST(COALESCE(pr.house_cost, pr.hotel_cost), COALESCE(
              pr.hotel_cost, pr.house_cost))) <= p_spare
        FOR SHARE OF d) AS s;
  IF v_colours IS NOT NULL THEN
    CALL find_estate(
      p_game_id, p_ruleset_id, p_player_id, v_colours, v_round, p_spare, v_builds, p_action,
      p_prid);
  END IF;
END
