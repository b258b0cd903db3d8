CREATE FUNCTION numbers_of_players(p_names JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The numbers of players of the league, by their names.'
BEGIN
  /*
   * Takes   : p_names, [name, …], of players who are in the league.
   * Returns : [number, …].
   */
  DECLARE v_numbers JSON;

  SELECT JSON_ARRAYAGG(p.player_id)
    INTO v_numbers
    FROM JSON_TABLE(p_names, '$[*]' COLUMNS (name VARCHAR(40) PATH '$')) AS j
    JOIN LeaguePlayer AS p ON p.name = j.name COLLATE utf8mb4_0900_as_ci;
  RETURN COALESCE(v_numbers, JSON_ARRAY());
END
