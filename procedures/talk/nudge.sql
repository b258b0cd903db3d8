CREATE PROCEDURE nudge(IN p_game_id INT, IN p_player TEXT, IN p_guest TEXT)
  MODIFIES SQL DATA
  COMMENT 'Nudges the player whom a game has been waiting for, for a while.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_player and p_guest, as find_speaker: who
   *           nudges.
   * Changes : what add_talk_line changes; all committed, an open transaction of the caller first.
   * Returns : a result of one row: Line, its number in talkView.
   * Raises  : nobody_to_nudge, nudge_too_soon, and what find_speaker and add_talk_line raise.
   * Rule    : the game must have waited for a minute.
   * Why     : as say.
   */
  DECLARE v_pid, v_awaited, v_seconds INT;
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_name VARCHAR(40);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  CALL find_speaker(v_game_id, p_player, p_guest, v_pid);
  SELECT MAX(t.Awaited), MAX(t.Seconds)
    INTO v_awaited, v_seconds
    FROM talkStateView AS t
    WHERE t.Game = v_game_id;
  SELECT MAX(p.name)
    INTO v_name
    FROM Player AS p
    WHERE p.game_id = v_game_id AND p.pid = v_awaited;
  IF v_name IS NULL OR v_awaited = v_pid THEN
    CALL refuse('nobody_to_nudge', IF(
      v_name IS NULL, 'The game is not waiting for a person.', 'The game is waiting for you.'));
  END IF;
  IF v_seconds < 60 THEN
    CALL refuse('nudge_too_soon', CONCAT(
      'Give ', v_name, ' a little longer: you can nudge them in ', 60 - v_seconds, ' s.'));
  END IF;
  CALL add_talk_line(v_game_id, v_pid, NULL, NULL, v_awaited);
  COMMIT;
END
