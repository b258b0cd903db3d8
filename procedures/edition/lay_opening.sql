CREATE PROCEDURE lay_opening(
  IN p_ruleset_id INT, IN p_document JSON, IN p_cash INT, IN p_first_location INT)
  MODIFIES SQL DATA
  COMMENT 'Gives a new ruleset its opening position.'
BEGIN
  /*
   * Takes   : p_document, a whole one without faults; p_cash and p_first_location, for whom nothing
   *           else is said.
   * Changes : Token, OpeningPlayer, OpeningDeed.
   * Rule    : where the bonus of a whole colour sticks, the prices of one that a player owns are
   *           raised in the opening position (C16).
   */
  DECLARE v_factor INT DEFAULT IF(
    JSON_VALUE(p_document, '$.rules.set_bonus_sticks') = 'true',
    JSON_VALUE(p_document, '$.rules.set_bonus_factor' RETURNING SIGNED), 1);

  CALL lay_tokens(p_document);
  INSERT INTO OpeningPlayer (ruleset_id, turn, pid, name, token, bank_balance, location)
    SELECT p_ruleset_id, j.n - 1, j.n - 1, j.name, k.tid, COALESCE(j.cash, p_cash),
        COALESCE(t.location, p_first_location)
      FROM JSON_TABLE(p_document, '$.opening[*]' COLUMNS (
        n FOR ORDINALITY, name VARCHAR(40) PATH '$.name', token VARCHAR(40) PATH '$.token',
        cash INT PATH '$.cash', tile VARCHAR(40) PATH '$.at')) AS j
      LEFT JOIN Token AS k ON k.name = j.token
      LEFT JOIN Tile AS t ON t.ruleset_id = p_ruleset_id AND t.name = j.tile;
  INSERT INTO OpeningDeed (ruleset_id, prid, p_owner, cost_factor)
    SELECT p_ruleset_id, pr.prid, j.n - 1, COALESCE(j.cost_factor, IF(
        COUNT(*) OVER (PARTITION BY pr.colour, j.n) = c.properties, v_factor, 1))
      FROM JSON_TABLE(p_document, '$.opening[*]' COLUMNS (
        n FOR ORDINALITY,
        NESTED PATH '$.owns[*]' COLUMNS (
          name VARCHAR(40) PATH '$', deed VARCHAR(40) PATH '$.property',
          cost_factor INT PATH '$.cost_factor'))) AS j
      JOIN Property AS pr
        ON pr.ruleset_id = p_ruleset_id AND pr.name = COALESCE(j.deed, j.name)
      JOIN (
        SELECT f.colour, COUNT(*) AS properties
          FROM Property AS f
          WHERE f.ruleset_id = p_ruleset_id
          GROUP BY f.colour) AS c ON c.colour = pr.colour;
END
