CREATE PROCEDURE say(IN p_game_id INT, IN p_player TEXT, IN p_text LONGTEXT, IN p_guest TEXT)
  MODIFIES SQL DATA
  COMMENT 'Says something in a game, for a player.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_player and p_guest, as find_speaker; p_text,
   *           at most 140 characters, without the spaces around it.
   * Changes : what add_talk_line changes; all committed, an open transaction of the caller first.
   * Returns : a result of one row: Line, its number in talkView.
   * Raises  : talk_too_long, talk_malformed, and what find_speaker and add_talk_line raise.
   * Why     : what was said cannot be taken back, and no open transaction keeps others from
   *           talking.
   */
  DECLARE v_pid INT;
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_text LONGTEXT DEFAULT TRIM(p_text);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  IF CHAR_LENGTH(v_text) > 140 THEN
    CALL refuse('talk_too_long', CONCAT(
      'A text can have at most 140 characters; this one has ', CHAR_LENGTH(v_text), '.'));
  END IF;
  IF talk_error(v_text) IS NOT NULL THEN
    CALL refuse('talk_malformed', talk_error(v_text));
  END IF;
  CALL find_speaker(v_game_id, p_player, p_guest, v_pid);
  CALL add_talk_line(v_game_id, v_pid, NULL, v_text, NULL);
  COMMIT;
END
