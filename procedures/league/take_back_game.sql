CREATE PROCEDURE take_back_game(IN p_game LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Annuls a game that was recorded as a match; it can be recorded as another.'
BEGIN
  /*
   * Changes : one ResultRecord; result_trigger does the rest in the same statement.
   * Raises  : game_not_recorded, and what result_trigger raises.
   */
  DECLARE v_match_id BIGINT;

  SELECT k.match_id INTO v_match_id FROM MatchGame AS k WHERE k.game_id = whole_number(p_game);
  IF v_match_id IS NULL THEN
    CALL refuse('game_not_recorded', CONCAT('Game ', shown(p_game), ' is not a recorded match.'));
  END IF;
  CALL annul_result(v_match_id);
END
