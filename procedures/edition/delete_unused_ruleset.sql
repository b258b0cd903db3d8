CREATE PROCEDURE delete_unused_ruleset(IN p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a ruleset that no edition and no game uses.'
BEGIN
  /*
   * Changes : Ruleset and what belongs to it; nothing when it is used, or a game that uses it is
   *           just being made.
   * Why     : the ruleset of an edition is not locked at all, because new games read it. A game
   *           that is just being made keeps it by its foreign key. If that game is rolled back, the
   *           ruleset stays for the next game with the same rules, with which it is deleted.
   */
  DECLARE v_editions, v_ruleset_id INT;
  -- A row refers to it, or other sessions hold a lock on it.
  DECLARE EXIT HANDLER FOR 1451 BEGIN END;
  DECLARE EXIT HANDLER FOR 3572 BEGIN END;

  SELECT COUNT(*) INTO v_editions FROM Edition AS e WHERE e.ruleset_id = p_ruleset_id;
  IF v_editions = 0 THEN
    SELECT r.ruleset_id
      INTO v_ruleset_id
      FROM Ruleset AS r
      WHERE r.ruleset_id = p_ruleset_id
      FOR UPDATE NOWAIT;
    DELETE FROM Ruleset AS r
      WHERE r.ruleset_id = v_ruleset_id
        AND NOT EXISTS (SELECT g.game_id FROM Game AS g WHERE g.ruleset_id = r.ruleset_id)
        AND NOT EXISTS (SELECT e.edition FROM Edition AS e WHERE e.ruleset_id = r.ruleset_id);
  END IF;
END
