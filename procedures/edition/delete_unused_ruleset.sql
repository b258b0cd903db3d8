CREATE PROCEDURE delete_unused_ruleset(IN p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a ruleset that neither an edition nor a game has.'
BEGIN
  /*
   * Changes : Ruleset and what belongs to it; nothing when something has it, or somebody is just
   *           beginning a game by it.
   * Why     : that of an edition is not locked at all, because games begin by it. A game that
   *           begins just then keeps it: its foreign key does not let it go. If that game does not
   *           come about, the ruleset stays for the next of the same rules, which takes it along.
   */
  DECLARE v_editions, v_ruleset_id INT;
  -- A row refers to it, or others hold a lock of it.
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
