CREATE FUNCTION estate_refusal(
  p_game JSON, p_deed JSON, p_player_id INT, p_balance INT, p_action VARCHAR(20), p_prid INT)
  RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'Why a player may not build on, sell from, mortgage or redeem a property.'
BEGIN
  /*
   * Takes   : p_game, p_deed, as game_facts and deed_facts; p_balance of the player.
   * Returns : NULL when he may, else `token: sentence`. That he cannot afford it is said last, when
   *           nothing else is in the way.
   * Rule    : seed 004, Neighborhoods and Streets, Pawning; seed 003, Explanation of Fields.
   */
  DECLARE v_name VARCHAR(40) DEFAULT JSON_VALUE(p_deed, '$.name');
  DECLARE v_level INT DEFAULT JSON_EXTRACT(p_deed, '$.level');
  DECLARE v_highest INT DEFAULT JSON_EXTRACT(p_deed, '$.highest');
  DECLARE v_mortgaged BOOLEAN DEFAULT JSON_EXTRACT(p_deed, '$.mortgaged');
  DECLARE v_by_set BOOLEAN DEFAULT JSON_VALUE(p_game, '$.mortgage_unit') = 'set';
  DECLARE v_price INT DEFAULT estate_price(p_game, p_deed, p_action);

  RETURN CASE
    WHEN p_deed IS NULL
      THEN CONCAT('property_not_found: The board has no property ', p_prid, '.')
    WHEN NOT JSON_VALUE(p_deed, '$.owner' RETURNING SIGNED) <=> p_player_id
      THEN CONCAT('not_owner: ', v_name, ' does not belong to player ', p_player_id, '.')
    WHEN p_action = 'redeem' AND NOT v_mortgaged
      THEN CONCAT('not_mortgaged: ', v_name, ' is not mortgaged.')
    WHEN p_action = 'sell' AND v_level = 0
      THEN CONCAT('no_buildings: There is nothing on ', v_name, ' to sell.')
    WHEN v_price IS NULL
      THEN CONCAT('not_possible_here: One cannot ', p_action, ' (more) on ', v_name, '.')
    WHEN p_action = 'build' AND JSON_EXTRACT(p_deed, '$.missing') > 0
      THEN CONCAT('set_incomplete: Others of the set of ', v_name, ' are not owned.')
    WHEN p_action IN ('build', 'mortgage') AND v_mortgaged
      THEN CONCAT('mortgaged: ', v_name, ' is mortgaged.')
    WHEN p_action = 'build' AND v_by_set AND JSON_EXTRACT(p_deed, '$.in_pawn') > 0
      THEN CONCAT('mortgaged: Something in the set of ', v_name, ' is mortgaged.')
    WHEN p_action = 'mortgage' AND IF(v_by_set, v_highest, v_level) > 0
      THEN CONCAT('has_buildings: The buildings must be sold before ', v_name, ' is mortgaged.')
    WHEN JSON_EXTRACT(p_game, '$.build_evenly') = 1 AND (
        p_action = 'build' AND v_level > JSON_EXTRACT(p_deed, '$.lowest')
        OR p_action = 'sell' AND v_level < v_highest)
      THEN CONCAT('uneven: The buildings of the set of ', v_name, ' may differ by one only.')
    WHEN p_action IN ('build', 'redeem') AND p_balance < v_price
      THEN CONCAT('cannot_afford: That costs ', v_price, '; there is ', p_balance, '.')
  END;
END
