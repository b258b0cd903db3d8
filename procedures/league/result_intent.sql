CREATE FUNCTION result_intent(p_match_id BIGINT) RETURNS VARCHAR(20)
  READS SQL DATA
  COMMENT 'Whether the result of a match was played or is a forfeit.'
BEGIN
  /*
   * Returns : forfeit or record, by the last record of the match that was not undone.
   */
  DECLARE v_intent VARCHAR(20);

  SELECT r.intent
    INTO v_intent
    FROM ResultRecord AS r
    LEFT JOIN ResultRecord AS u ON u.match_id = r.match_id AND u.undoes = r.record_no
    WHERE r.match_id = p_match_id
      AND r.intent <> 'undo'
      AND u.record_no IS NULL
    ORDER BY r.record_no DESC
    LIMIT 1;
  RETURN IF(v_intent = 'forfeit', 'forfeit', 'record');
END
