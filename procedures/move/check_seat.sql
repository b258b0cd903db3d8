CREATE PROCEDURE check_seat(
  INOUT p_account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin)
  READS SQL DATA
  COMMENT 'Rejects a move for a seat that belongs to somebody else.'
BEGIN
  /*
   * Move    : reads m_game_id m_action m_dice m_dice2 m_player_id m_seating.
   * Takes   : m_seating, as in GameState, not table; m_player_id, the player who moves; m_dice and
   *           m_dice2, the dice of the client; p_account, the account that calls make_move, '' for
   *           moves that the rules themselves make, NULL for an INSERT by a client.
   * Returns : p_account, as the ledger stores it.
   * Raises  : dice_are_secret, not_your_seat, move_not_final; column_not_used, for dice that the
   *           server rolls.
   * Why     : checked before any die is rolled. A client cannot forge an account: the column is not
   *           granted to it.
   */
  DECLARE v_name VARCHAR(40);
  DECLARE v_seat_account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin;
  DECLARE v_character_id, v_others INT;
  DECLARE v_is_direct BOOLEAN DEFAULT p_account IS NULL;

  IF m_seating = 'held' THEN
    CALL refuse('dice_are_secret', CONCAT(
      'Game ', m_game_id, ' is a copy of a running game; it can be played when that one is over.'));
  END IF;
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
        WHERE p.game_id = m_game_id
          AND p.pid = m_player_id
        FOR SHARE;
      IF v_character_id IS NOT NULL AND m_action NOT IN ('close', 'change_dice') THEN
        CALL refuse('not_your_seat', CONCAT(
          v_name, ' is a bot; CALL play_bots(', m_game_id, ') makes its move.'));
      END IF;
      IF m_seating = 'accounts' THEN
        IF v_is_direct THEN
          CALL refuse(
            'move_not_final',
            'Seats here belong to accounts: use CALL make_move(game, action, details).');
        END IF;
        IF COALESCE(m_dice, m_dice2) IS NOT NULL THEN
          CALL refuse('column_not_used', 'The dice of this game are drawn: leave them out.');
        END IF;
        IF m_action <> 'close' AND NOT v_seat_account <=> p_account THEN
          CALL refuse('not_your_seat', CONCAT('The seat of ', v_name, ' is not yours.'));
        END IF;
        -- exactly one row
        SELECT COUNT(p.name)
          INTO v_others
          FROM Player AS p
          WHERE p.game_id = m_game_id
            AND p.character_id IS NULL
            AND NOT p.account <=> p_account;
        IF m_action = 'end' AND v_others > 0 THEN
          CALL refuse('not_your_seat', CONCAT(
            'To end the game for everyone, you need all seats; ', v_others,
            IF(v_others = 1, ' is', ' are'), ' not yours.'));
        END IF;
      END IF;
    END IF;
  END IF;
END
