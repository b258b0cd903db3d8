CREATE FUNCTION group_note(p_game_id INT, p_player_id INT, p_prid INT) RETURNS VARCHAR(200)
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a property of the bank would mean to a player for its colour group.'
BEGIN
  /*
   * Returns : a sentence; NULL for a group of one property.
   */
  DECLARE v_size, v_own, v_unsold INT;
  DECLARE v_group, v_rival VARCHAR(40);

  SELECT MAX(c.name), COUNT(*), SUM(d.p_owner <=> p_player_id), SUM(d.p_owner IS NULL),
      IF(COUNT(DISTINCT d.p_owner) = 1, MAX(p.name), NULL)
    INTO v_group, v_size, v_own, v_unsold, v_rival
    FROM GameState AS g
    STRAIGHT_JOIN Tile AS offered ON offered.ruleset_id = g.ruleset_id AND offered.prid = p_prid
    STRAIGHT_JOIN Tile AS t ON t.ruleset_id = offered.ruleset_id AND t.colour = offered.colour
    STRAIGHT_JOIN Colours AS c ON c.ruleset_id = t.ruleset_id AND c.cid = t.colour
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = g.game_id AND d.prid = t.prid
    LEFT JOIN Player AS p ON p.game_id = d.game_id AND p.pid = d.p_owner
    WHERE g.game_id = p_game_id;
  RETURN CASE
    WHEN v_size = 1 THEN NULL
    WHEN v_own = v_size - 1 THEN CONCAT('It would complete the ', v_group, ' group.')
    WHEN v_own = 0 AND v_unsold = 1 AND v_rival IS NOT NULL THEN CONCAT(
      v_rival, ' needs it to complete the ', v_group, ' group.')
    WHEN v_own + v_unsold < v_size THEN CONCAT(
      'Others own part of the ', v_group, ' group, so mostly its rent counts.')
    ELSE CONCAT(
      'It would be ', v_own + 1, ' of ', v_size, ' in the ', v_group,
      ' group; the rest is unsold.') END;
END
