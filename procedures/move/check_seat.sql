CREATE PROCEDURE check_seat(
  IN p_game_id INT, IN p_seating VARCHAR(20), IN p_player_id INT, IN p_action VARCHAR(20),
  IN p_dice DOUBLE, IN p_dice2 DOUBLE,
  INOUT p_account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin)
  READS SQL DATA
  COMMENT 'Refuses a move for a seat of somebody else.'
BEGIN
  /*
   * Takes   : p_seating, as in Standing, not table; p_player_id, for whom the move is; the dice
   *           that are named; p_account, who makes it, by make_move; empty, the rules themselves;
   *           NULL, an INSERT of the client.
   * Returns : p_account, as the ledger keeps it.
   * Raises  : not_your_seat, move_not_final; column_not_used, for dice that the server rolls.
   * Why     : judged before a die is thrown. Clients cannot name an account: it is no column of
   *           theirs.
   */
  DECLARE v_name VARCHAR(40);
  DECLARE v_seat_account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin;
  DECLARE v_character_id, v_others INT;
  DECLARE v_is_direct BOOLEAN DEFAULT p_account IS NULL;

  IF p_account = '' THEN
    SET p_account = NULL;
  ELSE
    IF v_is_direct THEN
      SET p_account = session_account();
    END IF;
    IF p_account <> owner_account() THEN
      SELECT p.name, p.account, p.character_id
        INTO v_name, v_seat_account, v_character_id
        FROM Player AS p
        WHERE p.game_id = p_game_id
          AND p.pid = p_player_id
        FOR SHARE;
      IF v_character_id IS NOT NULL AND p_action NOT IN ('close', 'change_dice') THEN
        CALL refuse('not_your_seat', CONCAT(
          v_name, ' is a character; CALL play_bots(', p_game_id, ') lets him move.'));
      END IF;
      IF p_seating = 'accounts' THEN
        IF v_is_direct THEN
          CALL refuse('move_not_final',
            'In this game moves are final: CALL make_move(game, action, details).');
        END IF;
        IF COALESCE(p_dice, p_dice2) IS NOT NULL THEN
          CALL refuse('column_not_used', 'The dice of this game are not yours to roll.');
        END IF;
        IF p_action <> 'close' AND NOT v_seat_account <=> p_account THEN
          CALL refuse('not_your_seat', CONCAT('The seat of ', v_name, ' is not yours.'));
        END IF;
        -- exactly one row
        SELECT COUNT(p.name)
          INTO v_others
          FROM Player AS p
          WHERE p.game_id = p_game_id
            AND p.character_id IS NULL
            AND NOT p.account <=> p_account;
        IF p_action = 'end' AND v_others > 0 THEN
          CALL refuse('not_your_seat', CONCAT(
            'Who ends the game for all has all seats; ', v_others, ' are not yours.'));
        END IF;
      END IF;
    END IF;
  END IF;
END
