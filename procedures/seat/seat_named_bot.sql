CREATE PROCEDURE seat_named_bot(
  IN p_lobby_id INT, IN p_seat TEXT, IN p_character TEXT, IN p_name TEXT, IN p_token TEXT)
  MODIFIES SQL DATA
  COMMENT 'Seats a bot on a free seat of a lobby, under a name and with a piece.'
BEGIN
  /*
   * Takes   : p_seat; p_character, as seat_bots; p_name, NULL for that of the character; p_token,
   *           a piece, NULL for the first free one.
   * Changes, raises : as fill_seats; not_a_seat, also without a seat: a name is for one.
   */
  CALL fill_seats(p_lobby_id, COALESCE(p_seat, ''), p_character, p_name, p_token);
END
