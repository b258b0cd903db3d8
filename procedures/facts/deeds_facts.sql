CREATE FUNCTION deeds_facts(p_game_id INT) RETURNS JSON
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'How all properties of a game stand.'
BEGIN
  /*
   * Returns : by number of the property, in ascending order: prid, owner, level, mortgaged, cost,
   *           colour.
   * Why     : see game_facts.
   */
  DECLARE v_facts JSON;

  SELECT JSON_OBJECTAGG(d.prid, JSON_OBJECT(
      'prid', d.prid, 'owner', d.p_owner, 'level', d.level, 'mortgaged', d.mortgaged,
      'cost', pr.cost, 'colour', pr.colour))
    INTO v_facts
    FROM Deed AS d
    JOIN Property AS pr ON pr.board_id = d.board_id AND pr.prid = d.prid
    WHERE d.game_id = p_game_id;
  RETURN v_facts;
END
