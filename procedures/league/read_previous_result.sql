CREATE PROCEDURE read_previous_result(
  IN p_match_id BIGINT, IN p_intent VARCHAR(20), IN p_undoes INT, IN p_results INT,
  IN p_is_played BOOLEAN, OUT p_scores JSON, OUT p_game INT)
  READS SQL DATA
  COMMENT 'Reads what a match has after its result is annulled or undone.'
BEGIN
  /*
   * Takes   : p_intent, annul: no scores; undo: those before the record p_undoes, which must be the
   *           last that was not undone.
   * Returns : p_scores, with player_id for player; p_game.
   * Raises  : result_missing, change_not_last.
   */
  DECLARE v_last INT;

  SET p_scores = JSON_ARRAY();
  SET p_game = NULL;
  IF p_intent = 'annul' THEN
    IF NOT p_is_played THEN
      CALL refuse('result_missing', 'There is no result yet.');
    END IF;
  ELSE
    SELECT MAX(r.record_no)
      INTO v_last
      FROM ResultRecord AS r
      LEFT JOIN ResultRecord AS u ON u.match_id = r.match_id AND u.undoes = r.record_no
      WHERE r.match_id = p_match_id
        AND r.intent <> 'undo'
        AND u.record_no IS NULL;
    IF NOT COALESCE(v_last = p_undoes, FALSE) THEN
      CALL refuse('change_not_last', CONCAT(
        'Record ', COALESCE(p_undoes, 'NULL'), ' is no longer the last one of this match.'));
    END IF;
    SELECT r.scores, r.game
      INTO p_scores, p_game
      FROM ResultRecord AS r
      WHERE r.match_id = p_match_id
        AND r.record_no = p_undoes - 1;
  END IF;
END
