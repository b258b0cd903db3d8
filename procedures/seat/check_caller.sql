CREATE PROCEDURE check_caller(IN p_game_id INT, IN p_action VARCHAR(40))
  MODIFIES SQL DATA
  COMMENT 'Rejects a submitted move of an account that has no seat in the game.'
BEGIN
  /*
   * Changes : as release_game.
   * Raises  : dice_are_secret, not_your_seat; wrong_player, for what only the event does.
   * Why     : a submitted move must be made before any other, so submitting moves that are refused
   *           would keep the others waiting.
   */
  DECLARE v_seating VARCHAR(20);
  DECLARE v_seats INT;

  IF p_action = 'expire' THEN
    CALL refuse_expire();
  END IF;
  CALL check_held(p_game_id);
  SELECT g.seating, COUNT(p.account)
    INTO v_seating, v_seats
    FROM GameState AS g
    LEFT JOIN Player AS p ON p.game_id = g.game_id AND p.account = session_account()
    WHERE g.game_id = p_game_id
    GROUP BY g.game_id;
  IF v_seating = 'accounts' AND v_seats = 0 AND p_action <> 'close' AND NOT is_owner() THEN
    CALL refuse('not_your_seat', CONCAT('You have no seat in game ', p_game_id, '.'));
  END IF;
END
