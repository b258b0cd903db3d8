CREATE PROCEDURE insert_deeds(IN p_game_id INT, IN p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts the deeds of a new game, all unowned.'
BEGIN
  /*
   * Changes : Deed, one for each property of the board.
   * Rule    : H12.
   */
  DECLARE v_deeds JSON;

  SELECT JSON_ARRAYAGG(pr.prid)
    INTO v_deeds
    FROM Property AS pr
    WHERE pr.ruleset_id = p_ruleset_id;
  INSERT INTO Deed (game_id, prid, ruleset_id, p_owner, cost_factor)
    SELECT p_game_id, j.prid, p_ruleset_id, NULL, 1
      FROM JSON_TABLE(v_deeds, '$[*]' COLUMNS (prid INT PATH '$')) AS j
      ORDER BY j.prid;
END
