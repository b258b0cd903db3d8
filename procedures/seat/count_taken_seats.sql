CREATE FUNCTION count_taken_seats(p_lobby_id INT) RETURNS INT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'How many seats of a lobby are taken, by people and bots.'
BEGIN
  /*
   * Why : a subquery in lobbiesView would be executed for every lobby that is listed, also for
   *       pages that wait and read only Lobby.changes, four times a second.
   */
  DECLARE v_taken INT;

  SELECT COUNT(s.name) INTO v_taken FROM LobbySeat AS s WHERE s.lobby_id = p_lobby_id;
  RETURN v_taken;
END
