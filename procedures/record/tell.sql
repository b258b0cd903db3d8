CREATE PROCEDURE tell(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_kind VARCHAR(20),
  IN p_player_id INT, IN p_location INT, IN p_prid INT, IN p_card_id INT)
  MODIFIES SQL DATA
  COMMENT 'Records an event in which no money changes hands.'
BEGIN
  /*
   * Takes   : p_kind, as in EventKind; the place, property and card that it is about, NULL for
   *           none.
   * Changes : one Event; p_event_no counts up.
   */
  SET p_event_no = p_event_no + 1;
  INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, location, prid, card_id)
    VALUES (
      p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_location, p_prid, p_card_id);
END
