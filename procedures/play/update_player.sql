CREATE PROCEDURE update_player(
  IN p_game_id INT, IN p_player_id INT, IN p_location INT, IN p_amount INT)
  MODIFIES SQL DATA
  COMMENT 'Puts a player on a location and adds an amount to his balance.'
BEGIN
  /*
   * Takes   : p_location, NULL to leave him where he is.
   * Changes : Player. The only statement that does.
   */
  UPDATE Player AS p
    SET
      p.location = COALESCE(p_location, p.location),
      p.bank_balance = p.bank_balance + p_amount
    WHERE p.game_id = p_game_id
      AND p.pid = p_player_id;
END
