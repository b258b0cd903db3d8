CREATE FUNCTION net_worth(p_game_id INT, p_player_id INT) RETURNS BIGINT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'What a player has: cash, and his properties at their printed prices.'
BEGIN
  /*
   * Returns : money; NULL when the game has no such player.
   * Rule    : seed 003, Deciding on a Winner: purchase prices, so that buildings, mortgages and
   *           raised costs do not count.
   */
  DECLARE v_estate BIGINT;

  SELECT COALESCE(SUM(deed.cost), 0)
    INTO v_estate
    FROM JSON_TABLE(deeds_facts(p_game_id), '$.*' COLUMNS (
      owner INT PATH '$.owner', cost INT PATH '$.cost')) AS deed
    WHERE deed.owner = p_player_id;
  RETURN JSON_EXTRACT(player_facts(p_game_id, p_player_id), '$.balance') + v_estate;
END
