CREATE PROCEDURE be_owed_by_each_player(
  IN p_game_id INT, IN p_player_id INT, IN p_amount INT, INOUT p_due JSON)
  READS SQL DATA
  COMMENT 'Makes every other player owe something to one.'
BEGIN
  /*
   * Returns : p_due with a debt of each of them, in the order of play.
   * Rule    : seed 004, Remarks on cards.
   */
  DECLARE v_seats, v_playing, v_debtor, v_status INT;
  DECLARE v_turn INT DEFAULT 0;

  CALL count_players(p_game_id, v_seats, v_playing);
  WHILE v_turn < v_seats DO
    CALL read_seat(p_game_id, v_turn, v_debtor, v_status);
    IF v_status <> 2 AND v_debtor <> p_player_id THEN
      SET p_due = owing(p_due, v_debtor, p_player_id, p_amount, 'paid', NULL);
    END IF;
    SET v_turn = v_turn + 1;
  END WHILE;
END
