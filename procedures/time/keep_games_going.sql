CREATE PROCEDURE keep_games_going()
  MODIFIES SQL DATA
  COMMENT 'Does what nobody need ask for, in all games.'
BEGIN
  /*
   * Changes : what it calls changes: auctions whose time is up, moves of characters, moves that
   *           were called, deletions that were not finished, sessions that take too long.
   * Why     : the event of the scheduler calls it every second.
   */
  CALL close_auctions();
  CALL complete_called_moves();
  CALL play_waiting_bots();
  CALL finish_deletions();
  CALL end_overdue_sessions();
END
