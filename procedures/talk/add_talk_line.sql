CREATE PROCEDURE add_talk_line(
  IN p_game_id INT, IN p_pid INT, IN p_emote VARCHAR(20), IN p_text VARCHAR(140), IN p_nudged INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a line to the talk of a game, and deletes the oldest ones.'
BEGIN
  /*
   * Takes   : p_emote, p_text or p_nudged, as in TalkLine, the other two NULL.
   * Changes : TalkLine, Talk.
   * Returns : a result of one row: Line.
   * Raises  : talk_is_off, for a text; talk_too_often; nudge_too_soon; what lock_talk raises.
   * Rule    : a player says at most 5 things in 10 seconds; in a game there is one nudge a minute;
   *           the newest 200 lines are kept.
   */
  DECLARE v_line_no, v_recent INT;
  DECLARE v_is_on BOOLEAN;
  DECLARE v_oldest, v_nudged_at DATETIME(3);
  DECLARE v_now DATETIME(3) DEFAULT utc_now();

  CALL lock_talk(p_game_id, v_line_no, v_is_on);
  IF p_text IS NOT NULL AND NOT v_is_on THEN
    CALL refuse('talk_is_off', 'The host has switched texts off in this game; emotes are allowed.');
  END IF;
  SELECT COUNT(*), MIN(l.said_at)
    INTO v_recent, v_oldest
    FROM TalkLine AS l
    WHERE l.game_id = p_game_id AND l.pid = p_pid AND l.said_at > v_now - INTERVAL 10 SECOND;
  IF v_recent >= 5 THEN
    CALL refuse('talk_too_often', CONCAT(
      'That was a lot at once. Wait ',
      TIMESTAMPDIFF(SECOND, v_now, v_oldest + INTERVAL 10 SECOND) + 1, ' s.'));
  END IF;
  IF p_nudged IS NOT NULL THEN
    SELECT t.nudged_at INTO v_nudged_at FROM Talk AS t WHERE t.game_id = p_game_id FOR UPDATE;
    IF v_nudged_at > v_now - INTERVAL 1 MINUTE THEN
      CALL refuse('nudge_too_soon', CONCAT(
        'Somebody has just been nudged; the next nudge is possible in ',
        TIMESTAMPDIFF(SECOND, v_now, v_nudged_at + INTERVAL 1 MINUTE) + 1, ' s.'));
    END IF;
    UPDATE Talk SET nudged_at = v_now WHERE game_id = p_game_id;
  END IF;
  INSERT INTO TalkLine (game_id, line_no, pid, emote, text, nudged, said_at)
    VALUES (p_game_id, v_line_no, p_pid, p_emote, p_text, p_nudged, v_now);
  SELECT MAX(l.line_no)
    INTO v_recent
    FROM (
      SELECT k.line_no
        FROM TalkLine AS k
        WHERE k.game_id = p_game_id
        ORDER BY k.line_no DESC
        LIMIT 1 OFFSET 200) AS l;
  DELETE FROM TalkLine WHERE game_id = p_game_id AND line_no <= v_recent;
  SELECT v_line_no AS `Line`;
END
