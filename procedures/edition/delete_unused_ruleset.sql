CREATE PROCEDURE delete_unused_ruleset(IN p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes a ruleset that neither an edition nor a game has.'
BEGIN
  /*
   * Changes : Ruleset and what belongs to it; nothing when something has it.
   * Why     : the row is locked first, so that no game begins with it meanwhile.
   */
  DECLARE v_ruleset_id, v_games, v_editions INT;

  SELECT r.ruleset_id
    INTO v_ruleset_id
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id
    FOR UPDATE;
  SELECT COUNT(*) INTO v_games FROM Game AS g WHERE g.ruleset_id = p_ruleset_id FOR SHARE;
  SELECT COUNT(*) INTO v_editions FROM Edition AS e WHERE e.ruleset_id = p_ruleset_id;
  IF v_games + v_editions = 0 THEN
    DELETE FROM Ruleset WHERE ruleset_id = v_ruleset_id;
  END IF;
END
