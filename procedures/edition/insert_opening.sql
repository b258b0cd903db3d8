CREATE PROCEDURE insert_opening(
  IN p_ruleset_id INT, IN p_document JSON, IN p_cash INT, IN p_first_location INT)
  MODIFIES SQL DATA
  COMMENT 'Inserts the opening position of a new ruleset.'
BEGIN
  /*
   * Takes   : p_document, complete and valid; p_cash and p_first_location, the defaults of players.
   * Changes : Token, OpeningPlayer, OpeningDeed.
   * Rule    : where the bonus of a complete colour group is permanent, the opening position raises
   *           the costs of a group that a player owns (C16).
   */
  DECLARE v_factor INT DEFAULT IF(
    JSON_VALUE(p_document, '$.rules.set_bonus_sticks') = 'true',
    JSON_VALUE(p_document, '$.rules.set_bonus_factor' RETURNING SIGNED), 1);
  DECLARE v_properties JSON;

  CALL insert_tokens(p_document);
  INSERT INTO OpeningPlayer (ruleset_id, turn, pid, name, token, bank_balance, location)
    SELECT p_ruleset_id, j.n - 1, j.n - 1, j.name, k.tid, COALESCE(j.cash, p_cash),
        COALESCE(location_of(p_document, j.tile), p_first_location)
      FROM JSON_TABLE(p_document, '$.opening[*]' COLUMNS (
        n FOR ORDINALITY, name VARCHAR(40) PATH '$.name', token VARCHAR(40) PATH '$.token',
        cash INT PATH '$.cash', tile VARCHAR(40) PATH '$.at')) AS j
      LEFT JOIN Token AS k ON k.name = j.token;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(pr.prid, pr.name, pr.colour))
    INTO v_properties
    FROM Property AS pr
    WHERE pr.ruleset_id = p_ruleset_id;
  INSERT INTO OpeningDeed (ruleset_id, prid, p_owner, cost_factor)
    SELECT p_ruleset_id, pr.prid, j.n - 1, COALESCE(j.cost_factor, IF(
        COUNT(*) OVER (PARTITION BY pr.colour, j.n) = c.properties, v_factor, 1))
      FROM JSON_TABLE(p_document, '$.opening[*]' COLUMNS (
        n FOR ORDINALITY,
        NESTED PATH '$.owns[*]' COLUMNS (
          name VARCHAR(40) PATH '$', deed VARCHAR(40) PATH '$.property',
          cost_factor INT PATH '$.cost_factor'))) AS j
      JOIN JSON_TABLE(v_properties, '$[*]' COLUMNS (
        prid INT PATH '$[0]', name VARCHAR(40) PATH '$[1]', colour INT PATH '$[2]')) AS pr
        ON pr.name = COALESCE(j.deed, j.name)
      JOIN (
        SELECT f.colour, COUNT(*) AS properties
          FROM JSON_TABLE(v_properties, '$[*]' COLUMNS (colour INT PATH '$[2]')) AS f
          GROUP BY f.colour) AS c ON c.colour = pr.colour;
END
