CREATE PROCEDURE owe_each_player(
  IN p_game_id INT, IN p_player_id INT, IN p_amount INT, INOUT p_due JSON)
  READS SQL DATA
  COMMENT 'Makes a player owe the same to every other player.'
BEGIN
  /*
   * Returns : p_due with one debt, of the whole: he pays all or drops out.
   * Rule    : seed 004, Remarks on cards.
   */
  DECLARE v_seats, v_playing INT;

  CALL count_players(p_game_id, v_seats, v_playing);
  SET p_due = owing(
    p_due, p_player_id, NULL, p_amount * (v_playing - 1), 'paid_each', NULL);
END
