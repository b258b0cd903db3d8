CREATE PROCEDURE holdings_of(IN p_account TEXT)
  READS SQL DATA
  COMMENT 'Counts what belongs to an account.'
BEGIN
  /*
   * Takes   : p_account, without the host.
   * Returns : a result of one row: seats, in running games; slots; boards; tournaments, which the
   *           account owns or may run.
   */
  SELECT
      (SELECT COUNT(*)
        FROM Player AS p
        JOIN GameState AS g ON g.game_id = p.game_id
        WHERE p.account = p_account AND g.phase <> 'over') AS seats,
      (SELECT COUNT(*) FROM SaveSlot AS s WHERE s.account = p_account) AS slots,
      (SELECT COUNT(*) FROM Edition AS e WHERE e.account = p_account) AS boards,
      (SELECT COUNT(*) FROM TournamentScorer AS t WHERE t.account = p_account) AS tournaments;
END
