CREATE FUNCTION missing_game() RETURNS VARCHAR(120)
  DETERMINISTIC
  NO SQL
  COMMENT 'What is said about a game that does not exist.'
BEGIN
  /*
   * Why : the first statement that somebody tries may be a move, in a database without a game.
   */
  RETURN
    'There is no such game. CALL new_game(''campus'', ''Friday'') begins one; gamesView has all.';
END
