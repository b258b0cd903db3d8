CREATE PROCEDURE seat_bots(IN p_lobby_id INT, IN p_seat TEXT, IN p_character TEXT)
  MODIFIES SQL DATA
  COMMENT 'Seats bots on the free seats of a lobby.'
BEGIN
  /*
   * Takes   : p_seat, NULL for all free seats; p_character, the bot or a unique part of its name,
   *           NULL for one that is not at the table yet.
   * Changes, raises : as fill_seats.
   */
  CALL fill_seats(p_lobby_id, p_seat, p_character, NULL, NULL);
END
