CREATE PROCEDURE move_deadline(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_kind VARCHAR(20),
  IN p_player_id INT, IN p_prid INT, IN p_deadline DATETIME(3))
  MODIFIES SQL DATA
  COMMENT 'Says until when an auction goes on, and records the event that is the reason.'
BEGIN
  /*
   * Takes   : as tell; p_deadline, in UTC.
   * Changes : Standing.deadline; one Event; p_event_no counts up.
   */
  UPDATE Standing AS g SET g.deadline = p_deadline WHERE g.game_id = p_game_id;
  SET p_event_no = p_event_no + 1;
  INSERT INTO Event (game_id, record_ID, event_no, kind, player_ID, prid, deadline)
    VALUES (p_game_id, p_record_id, p_event_no, p_kind, p_player_id, p_prid, p_deadline);
END
