CREATE FUNCTION current_game() RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'The game that a statement without a game_id means.'
BEGIN
  /*
   * Returns : @game_id if the session set it, else the newest game; NULL when there is none.
   * Why     : the only place that reads a session variable. A trigger must not: MySQL shares
   *           opened triggers between sessions, and with them the type that the variable had.
   *           DETERMINISTIC holds within a statement, and lets the views look their rows up by key
   *           instead of scanning for them. The views ask for it in a derived table, which is read
   *           once: planning movesView would call the function itself 150 times, more than half
   *           of its cost.
   */
  RETURN find_game(@game_id);
END
