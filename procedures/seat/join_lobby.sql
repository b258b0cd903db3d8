CREATE PROCEDURE join_lobby(
  IN p_link TEXT, IN p_seat TEXT, IN p_name TEXT, IN p_token TEXT, IN p_guest TEXT)
  MODIFIES SQL DATA
  COMMENT 'Takes a free seat of a lobby by its link.'
BEGIN
  /*
   * Takes   : p_seat, NULL for the own seat, else for the first free one; p_name; p_token, a piece,
   *           NULL for the own one, else for the first free one; p_guest, a secret that identifies
   *           a guest of the page from now on, NULL for the account itself.
   * Changes, returns : as sit_down.
   * Raises  : lobby_not_found, and what sit_down raises.
   */
  DECLARE v_lobby_id INT DEFAULT find_lobby(p_link);

  IF v_lobby_id IS NULL THEN
    CALL refuse('lobby_not_found', 'This link is not valid, or it was withdrawn.');
  END IF;
  CALL sit_down(v_lobby_id, p_seat, p_name, p_token, p_guest, TRUE);
END
