CREATE FUNCTION find_lobby(p_link TEXT) RETURNS INT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The lobby that a link leads to.'
BEGIN
  /*
   * Returns : its number; NULL for an unknown or withdrawn link.
   * Why     : called before the lobby is locked. Locking a hash that does not exist would lock the
   *           gap for the next one.
   */
  DECLARE v_lobby_id INT;

  SELECT MAX(l.lobby_id) INTO v_lobby_id FROM Lobby AS l WHERE l.link_hash = SHA2(p_link, 256);
  RETURN v_lobby_id;
END
