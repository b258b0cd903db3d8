CREATE PROCEDURE find_speaker(
  IN p_game_id INT, IN p_player TEXT, IN p_guest TEXT, OUT p_pid INT)
  READS SQL DATA
  COMMENT 'Finds the player for whom the caller speaks, and rejects others.'
BEGIN
  /*
   * Takes   : p_player, the number of a player, NULL for the first seat of the account or guest;
   *           p_guest, as accept_invitation, NULL for the account itself.
   * Returns : p_pid.
   * Raises  : game_not_found, player_missing, not_a_seat, not_your_seat.
   * Rule    : the right to speak for a seat is that to move for it: that of an account or a guest
   *           is theirs alone, and for the other people of a game at one table any account speaks
   *           that may play.
   */
  DECLARE v_name VARCHAR(40);
  DECLARE v_seating VARCHAR(20);
  DECLARE v_is_bot, v_is_own BOOLEAN;
  DECLARE v_guests, v_own_guests INT;
  DECLARE v_account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    DEFAULT session_account();
  DECLARE v_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT SHA2(p_guest, 256);

  SELECT MAX(g.seating) INTO v_seating FROM GameState AS g WHERE g.game_id = p_game_id;
  IF v_seating IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  IF p_player IS NOT NULL THEN
    SET p_pid = COALESCE(whole_number(p_player), -1);
  ELSEIF v_hash IS NOT NULL THEN
    SELECT MIN(i.seat)
      INTO p_pid
      FROM Invitation AS i
      WHERE i.game_id = p_game_id AND i.account = v_account AND i.guest_hash = v_hash;
  ELSE
    SELECT MIN(p.pid)
      INTO p_pid
      FROM Player AS p
      WHERE p.game_id = p_game_id AND p.account = v_account;
  END IF;
  IF p_pid IS NULL THEN
    IF v_hash IS NULL AND v_seating IN ('table', 'characters') THEN
      CALL refuse('player_missing', 'Give the number of the player who says it.');
    END IF;
    CALL refuse('not_your_seat', CONCAT('You have no seat in game ', p_game_id, '.'));
  END IF;
  SELECT MAX(p.name), MAX(p.character_id IS NOT NULL), MAX(p.account <=> v_account)
    INTO v_name, v_is_bot, v_is_own
    FROM Player AS p
    WHERE p.game_id = p_game_id AND p.pid = p_pid;
  SELECT COUNT(i.guest_hash), COALESCE(SUM(i.account = v_account AND i.guest_hash = v_hash), 0)
    INTO v_guests, v_own_guests
    FROM Invitation AS i
    WHERE i.game_id = p_game_id AND i.seat = p_pid;
  IF v_name IS NULL THEN
    CALL refuse('not_a_seat', CONCAT(
      'There is no player ', COALESCE(LEFT(p_player, 20), p_pid), ' in game ', p_game_id, '.'));
  END IF;
  IF v_is_bot THEN
    CALL refuse('not_your_seat', CONCAT(v_name, ' is a bot.'));
  END IF;
  IF v_hash IS NOT NULL AND v_own_guests = 0 OR v_hash IS NULL AND v_guests > 0
    OR v_seating NOT IN ('table', 'characters') AND NOT v_is_own AND NOT is_owner()
  THEN
    CALL refuse('not_your_seat', CONCAT('The seat of ', v_name, ' is not yours.'));
  END IF;
END
