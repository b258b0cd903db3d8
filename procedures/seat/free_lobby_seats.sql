CREATE FUNCTION free_lobby_seats(p_lobby_id INT) RETURNS VARCHAR(100)
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The free seats of a lobby.'
BEGIN
  /*
   * Returns : the numbers of at most ten, with commas between them; NULL for none.
   */
  DECLARE v_free VARCHAR(100);

  SELECT /*+ SET_VAR(group_concat_max_len = 100000) */
      GROUP_CONCAT(f.seat ORDER BY f.seat SEPARATOR ', ')
    INTO v_free
    FROM (
      SELECT s.seat
        FROM LobbySeat AS s
        WHERE s.lobby_id = p_lobby_id AND s.name IS NULL
        ORDER BY s.seat
        LIMIT 10
        FOR SHARE) AS f;
  RETURN v_free;
END
