CREATE FUNCTION archived_lists(p_game_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The lists of numbers that the dice of a game came from.'
BEGIN
  /*
   * Returns : an array of objects with name and numbers: the list that the game began with, and
   *           those that moves switched to.
   */
  DECLARE v_lists JSON;

  SELECT /*+ SET_VAR(group_concat_max_len = 1073741824) */ JSON_ARRAYAGG(JSON_OBJECT(
      'name', l.name, 'numbers', CAST((
        SELECT CONCAT('[', GROUP_CONCAT(n.value ORDER BY n.position), ']')
          FROM ListedNumber AS n
          WHERE n.list_id = l.list_id) AS JSON)))
    INTO v_lists
    FROM NumberList AS l
    WHERE l.list_id = (SELECT s.first_list_id FROM Game AS s WHERE s.game_id = p_game_id)
      OR l.name IN (
        SELECT JSON_VALUE(m.terms, '$.list')
          FROM Gamemanager AS m
          WHERE m.game_id = p_game_id AND m.action = 'change_dice');
  RETURN COALESCE(v_lists, JSON_ARRAY());
END
