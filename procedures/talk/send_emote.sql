CREATE PROCEDURE send_emote(IN p_game_id INT, IN p_player TEXT, IN p_emote TEXT, IN p_guest TEXT)
  MODIFIES SQL DATA
  COMMENT 'Shows an emote in a game, for a player.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_player and p_guest, as find_speaker; p_emote,
   *           as in emotesView.
   * Changes : what add_talk_line changes; all committed, an open transaction of the caller first.
   * Returns : a result of one row: Line, its number in talkView.
   * Raises  : emote_not_found, and what find_speaker and add_talk_line raise.
   * Why     : as say.
   */
  DECLARE v_pid INT;
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_emote VARCHAR(20);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  SELECT MAX(e.emote) INTO v_emote FROM Emote AS e WHERE e.emote = p_emote;
  IF v_emote IS NULL THEN
    CALL refuse('emote_not_found', CONCAT(
      'There is no emote ', COALESCE(LEFT(p_emote, 40), 'NULL'),
      '; SELECT * FROM emotesView lists them.'));
  END IF;
  CALL find_speaker(v_game_id, p_player, p_guest, v_pid);
  CALL add_talk_line(v_game_id, v_pid, v_emote, NULL, NULL);
  COMMIT;
END
