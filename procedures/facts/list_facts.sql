CREATE FUNCTION list_facts(p_list_id INT, p_name VARCHAR(200), p_position INT) RETURNS JSON
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'A list of numbers, and one of them.'
BEGIN
  /*
   * Takes   : p_list_id, or p_name when it is NULL; p_position, which number, NULL for none.
   * Returns : list_id and value; NULL when there is no such list.
   * Why     : see game_facts.
   */
  DECLARE v_facts JSON;

  SELECT JSON_OBJECT('list_id', l.list_id, 'value', n.value)
    INTO v_facts
    FROM NumberList AS l
    LEFT JOIN ListedNumber AS n ON n.list_id = l.list_id AND n.position = p_position
    WHERE l.list_id = p_list_id
      OR (p_list_id IS NULL AND l.name = p_name);
  RETURN v_facts;
END
