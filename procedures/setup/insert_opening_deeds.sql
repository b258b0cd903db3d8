CREATE PROCEDURE insert_opening_deeds(IN p_game_id INT, IN p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts the deeds of a new game, as the opening position has them.'
BEGIN
  /*
   * Changes : Deed, one for each property of the board.
   * Rule    : C16.
   */
  DECLARE v_deeds JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(pr.prid, o.p_owner, COALESCE(o.cost_factor, 1)))
    INTO v_deeds
    FROM Property AS pr
    LEFT JOIN OpeningDeed AS o ON o.ruleset_id = pr.ruleset_id AND o.prid = pr.prid
    WHERE pr.ruleset_id = p_ruleset_id;
  INSERT INTO Deed (game_id, prid, ruleset_id, p_owner, cost_factor)
    SELECT p_game_id, j.prid, p_ruleset_id, j.p_owner, j.cost_factor
      FROM JSON_TABLE(v_deeds, '$[*]' COLUMNS (
        prid INT PATH '$[0]', p_owner INT PATH '$[1]', cost_factor BIGINT PATH '$[2]')) AS j
      ORDER BY j.prid;
END
