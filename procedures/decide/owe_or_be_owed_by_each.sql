CREATE PROCEDURE owe_or_be_owed_by_each(
  IN p_game_id INT, IN p_player_id INT, IN p_amount INT, IN p_owes BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Makes a player owe something to every other one, or every other one to him.'
BEGIN
  /*
   * Takes   : p_amount, for each of them; p_owes, whether the player owes.
   * Changes : Game.debts: one debt of the whole for a player who owes, since he pays all or drops
   *           out; else one of each of the others, in the order of play.
   * Rule    : seed 004, Remarks on cards.
   */
  DECLARE v_seats, v_playing, v_other, v_status INT;
  DECLARE v_turn INT DEFAULT 0;

  CALL count_players(p_game_id, v_seats, v_playing);
  IF p_owes THEN
    CALL owe(p_game_id, p_player_id, NULL, p_amount * (v_playing - 1), 'paid_each', NULL);
  ELSE
    WHILE v_turn < v_seats DO
      CALL read_seat(p_game_id, v_turn, v_other, v_status);
      IF v_status <> 2 AND v_other <> p_player_id THEN
        CALL owe(p_game_id, v_other, p_player_id, p_amount, 'paid', NULL);
      END IF;
      SET v_turn = v_turn + 1;
    END WHILE;
  END IF;
END
