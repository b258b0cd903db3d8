CREATE FUNCTION rank_strengths(p_matches JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The matches of a draw with strengths no higher than their number.'
BEGIN
  /*
   * Takes   : p_matches, as round_part returns them.
   * Returns : the same if they are; otherwise with strengths from 1 in the order of the old ones.
   */
  DECLARE v_most INT;
  DECLARE v_matches JSON;

  SELECT
      MAX(j.strength),
      JSON_ARRAYAGG(JSON_SET(j.item, '$.strength', j.place))
    INTO v_most, v_matches
    FROM (
      SELECT i.item, i.strength, DENSE_RANK() OVER (ORDER BY i.strength) AS place
        FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (
          item JSON PATH '$', strength INT PATH '$.strength')) AS i
    ) AS j;
  RETURN IF(COALESCE(v_most > JSON_LENGTH(p_matches), FALSE), v_matches, p_matches);
END
