CREATE PROCEDURE set_draw_seed(IN p_tournament_id INT, IN p_seed TEXT)
  MODIFIES SQL DATA
  COMMENT 'Chooses what the draws of a tournament that are yet to be made are made from.'
BEGIN
  /*
   * Takes   : p_seed, any text; with the same one, players and rounds, draws are the same.
   * Changes : DrawSeed.
   * Raises  : tournament_not_found, name_missing, name_too_long.
   */
  CALL check_tournament(p_tournament_id);
  CALL check_league_name(p_seed, 64);
  INSERT INTO DrawSeed (tournament_id, seed) VALUES (p_tournament_id, p_seed)
    AS new ON DUPLICATE KEY UPDATE seed = new.seed;
END
