CREATE PROCEDURE refuse_expire()
  READS SQL DATA
  COMMENT 'Rejects the move by which a game ends when nobody moves.'
BEGIN
  /*
   * Raises : wrong_player.
   * Rule   : ours. Only the event makes this move.
   */
  CALL refuse(
    'wrong_player', 'Players cannot make this move; a game ends by it when nobody moves.');
END
