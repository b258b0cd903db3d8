CREATE PROCEDURE defeat_player(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT,
  INOUT p_event_no INT, INOUT p_balance INT)
  MODIFIES SQL DATA
  COMMENT 'Takes a player who cannot pay out of the game.'
BEGIN
  /*
   * Changes : Turns.status; Deed, his properties are unowned again at the cost they have; one
   *           Event, the posting of what he had left to the bank.
   * Returns : p_balance, 0.
   * Rule    : seed 000, 4.1 c, e.
   * Why     : deeds are reached through the board's properties, one key at a time: a range of
   *           Deed would be locked into the next game.
   */
  DECLARE v_prid INT;
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_deeds CURSOR FOR
    SELECT d.prid
      FROM Property AS pr
      STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = pr.prid
      WHERE pr.board_id = p_board_id
        AND d.p_owner = p_player_id
      FOR UPDATE OF d;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  CALL set_status(p_game_id, p_player_id, 2);
  OPEN c_deeds;
  FETCH c_deeds INTO v_prid;
  WHILE NOT v_done DO
    CALL update_deed(p_game_id, v_prid, NULL, 1);
    FETCH c_deeds INTO v_prid;
  END WHILE;
  CLOSE c_deeds;
  CALL post(
    p_game_id, p_record_id, 'defeated', p_player_id, p_player_id, NULL, p_balance, NULL, NULL,
    p_event_no);
  SET p_balance = 0;
END
