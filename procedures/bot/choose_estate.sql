CREATE PROCEDURE choose_estate(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT,
  IN p_balance BIGINT, IN p_phase VARCHAR(20), IN p_record_id INT,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, OUT p_action VARCHAR(20),
  OUT p_prid INT)
  READS SQL DATA
  COMMENT 'Says what a character builds or redeems with money that he can spare.'
BEGIN
  /*
   * Returns : p_action, build or redeem, and p_prid; NULL when he does neither.
   * Why     : only in the last phase of a turn, because money is better kept until then. He never
   *           sells and mortgages but for a debt or a whole colour, so that he builds and sells
   *           nothing by turns. What he builds must bring more rent.
   */
  DECLARE v_spare BIGINT;
  DECLARE v_chance INT;

  SET p_action = NULL;
  SET p_prid = NULL;
  SELECT p_balance - percent_of(r.starting_cash, c.building_reserve), c.building_chance
    INTO v_spare, v_chance
    FROM Ruleset AS r
    JOIN BotCharacter AS c ON c.character_id = p_character_id
    WHERE r.ruleset_id = p_ruleset_id
      AND p_phase = IF(r.turn_end = 'declared', 'manage', 'roll')
      AND (r.mortgage_percent IS NOT NULL OR r.max_houses > 0 OR r.has_hotels);
  IF v_spare >= 0 THEN
    SET v_chance = chance_of(p_seed, p_record_id, 'build') <= v_chance;
    CALL find_estate(
      p_game_id, p_ruleset_id, p_player_id, v_spare, v_chance, p_action, p_prid);
  END IF;
END
