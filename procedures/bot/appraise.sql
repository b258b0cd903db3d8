CREATE PROCEDURE appraise(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT, IN p_prid INT,
  OUT p_price BIGINT, OUT p_worth BIGINT, OUT p_is_last BOOLEAN)
  READS SQL DATA
  COMMENT 'Says what a property of the bank is worth to a character.'
BEGIN
  /*
   * Returns : p_price, what it costs; p_worth, money; p_is_last, whether it completes his colour.
   */
  DECLARE v_size, v_own, v_others, v_rivals INT;
  DECLARE v_rent_by VARCHAR(20);
  DECLARE v_percent INT;

  CALL read_price(p_game_id, p_ruleset_id, p_prid, p_price);
  -- exactly one row
  SELECT COUNT(*), COALESCE(SUM(d.p_owner = p_player_id), 0),
      COALESCE(SUM(d.p_owner <> p_player_id), 0),
      COUNT(DISTINCT IF(d.p_owner = p_player_id, NULL, d.p_owner)), MAX(t.rent_by)
    INTO v_size, v_own, v_others, v_rivals, v_rent_by
    FROM Tile AS offered
    STRAIGHT_JOIN Tile AS t ON t.ruleset_id = offered.ruleset_id AND t.colour = offered.colour
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = t.prid
    WHERE offered.ruleset_id = p_ruleset_id
      AND offered.prid = p_prid
    FOR SHARE OF d;
  SET p_is_last = v_own = v_size - 1;
  SELECT CASE
      WHEN v_own = v_size - 1 THEN c.last_worth
      WHEN v_others = v_size - 1 AND v_rivals = 1 THEN c.rival_worth
      WHEN v_others = 0 OR v_rent_by IN ('owned', 'dice')
        THEN c.fresh_worth + v_own * c.further_worth
      ELSE c.spoilt_worth END
    INTO v_percent
    FROM BotCharacter AS c
    WHERE c.character_id = p_character_id;
  SET p_worth = percent_of(p_price, v_percent);
END
