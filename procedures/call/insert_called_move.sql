CREATE PROCEDURE insert_called_move(
  IN p_game_id INT, IN p_action VARCHAR(40), IN p_details LONGTEXT, OUT p_call_id BIGINT UNSIGNED,
  OUT p_before INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts a submitted move, unless another one waits in the game.'
BEGIN
  /*
   * Changes : one CalledMove.
   * Returns : p_call_id, its number; NULL when another one waits; p_before, the newest record of
   *           the ledger.
   * Why     : ROW_COUNT would depend on a flag of the client, which can make it count found rows.
   */
  DECLARE v_call_id BIGINT UNSIGNED DEFAULT UUID_SHORT();

  INSERT INTO CalledMove (game_id, call_id, account, action, details, called_at)
    VALUES (p_game_id, v_call_id, session_account(), LEFT(p_action, 20), p_details, utc_now())
    AS new ON DUPLICATE KEY UPDATE game_id = new.game_id;
  SELECT MAX(c.call_id)
    INTO p_call_id
    FROM CalledMove AS c
    WHERE c.game_id = p_game_id
      AND c.call_id = v_call_id;
  SELECT g.last_record_ID INTO p_before FROM GameState AS g WHERE g.game_id = p_game_id;
END
