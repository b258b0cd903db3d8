CREATE PROCEDURE insert_call(
  IN p_game_id INT, IN p_action VARCHAR(40), IN p_details LONGTEXT, OUT p_is_called INT,
  OUT p_before INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts a submitted move, unless the game has one already.'
BEGIN
  /*
   * Changes, returns : as call_move.
   * Why              : ROW_COUNT would depend on a flag of the client, which can make it count
   *                    found rows.
   */
  INSERT INTO CalledMove (game_id, account, session_id, action, details, called_at)
    VALUES (
      p_game_id, session_account(), CONNECTION_ID(), LEFT(p_action, 20), p_details, utc_now())
    AS new ON DUPLICATE KEY UPDATE game_id = new.game_id;
  SELECT COUNT(*)
    INTO p_is_called
    FROM CalledMove AS c
    WHERE c.game_id = p_game_id
      AND c.session_id = CONNECTION_ID();
  SELECT g.last_record_ID INTO p_before FROM GameState AS g WHERE g.game_id = p_game_id;
END
