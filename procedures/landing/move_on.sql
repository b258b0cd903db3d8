CREATE PROCEDURE move_on(IN p_by INT, INOUT p_hops INT)
  NO SQL
  COMMENT 'Sends a player on from the tile they landed on, up to a limit.'
BEGIN
  /*
   * Move    : reads m_tiles; sets m_steps.
   * Takes   : p_by, the tiles to move, 0 to stay.
   * Returns : p_hops, incremented; m_steps, the tiles to move, NULL when there are none or after as
   *           many hops as the board has tiles.
   */
  SET p_hops = p_hops + 1;
  SET m_steps = IF(p_hops < m_tiles, NULLIF(p_by, 0), NULL);
END
