CREATE FUNCTION advice_for(p_game_id INT, p_player_id INT) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a good bot would do in the place of a player, and why.'
BEGIN
  /*
   * Takes   : p_player_id, a player whom the game waits for.
   * Returns : an object with action, prid, amount, and reason, worth and price as choose_move; no
   *           action where a rule hides what the advice would tell.
   * Why     : it knows no more than the player may. What bots leave to chance depends on the seed
   *           of the game, which is secret; here it depends on the move alone.
   */
  DECLARE v_advice JSON;

  CALL advise_move(p_game_id, p_player_id, v_advice);
  RETURN v_advice;
END
