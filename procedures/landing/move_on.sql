CREATE PROCEDURE move_on(
  IN p_by INT, IN p_tiles INT, INOUT p_hops INT, INOUT p_steps INT)
  NO SQL
  COMMENT 'Says that a player moves on from where he landed, unless he did so all too often.'
BEGIN
  /*
   * Takes   : p_by, the tiles to move, 0 to where he is; p_tiles, of the board.
   * Returns : p_hops, counted up; p_steps, the tiles to move, NULL when there are none, or after as
   *           many hops as the board has tiles.
   */
  SET p_hops = p_hops + 1;
  SET p_steps = IF(p_hops < p_tiles, NULLIF(p_by, 0), NULL);
END
