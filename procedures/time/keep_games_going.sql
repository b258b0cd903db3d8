CREATE PROCEDURE keep_games_going()
  MODIFIES SQL DATA
  COMMENT 'Does the routine work for all games.'
BEGIN
  /*
   * Changes : as the routines that it calls: overdue sessions, held games that can be released,
   *           submitted games and moves, auctions whose time is up, moves of bots, interrupted
   *           deletions, the end of games in which nobody moves, totals of games that have ended,
   *           positions of long games; last, what somebody has locked for long.
   * Why     : the scheduled event calls it every second. Sessions come first: they may block the
   *           rest.
   */
  CALL end_overdue_sessions();
  CALL release_games();
  CALL complete_waiting_calls('game');
  CALL close_auctions();
  CALL complete_waiting_calls('move');
  CALL play_waiting_bots();
  CALL finish_deletions();
  CALL end_abandoned_games();
  CALL count_games();
  CALL keep_positions();
  CALL complete_overdue_call();
END
