CREATE PROCEDURE delete_unused_ruleset(IN p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a ruleset that neither an edition nor a game has.'
BEGIN
  /*
   * Changes : Ruleset and what belongs to it; nothing when something has it.
   * Why     : one statement, because without a transaction a lock is gone with the statement that
   *           took it. A game that begins in between keeps it: its foreign key does not let it go.
   */
  DECLARE EXIT HANDLER FOR 1451 BEGIN END;

  DELETE FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id
      AND NOT EXISTS (SELECT g.game_id FROM Game AS g WHERE g.ruleset_id = r.ruleset_id)
      AND NOT EXISTS (SELECT e.edition FROM Edition AS e WHERE e.ruleset_id = r.ruleset_id);
END
