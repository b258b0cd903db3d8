CREATE FUNCTION needs_of(p_name TEXT) RETURNS TEXT
  READS SQL DATA
  COMMENT 'What a rule or an effect needs of others, as sentences; NULL: nothing.'
BEGIN
  /*
   * Returns : a sentence for each obstacle, in their order; rules that limit it come first. A
   *           sentence may begin with a value of the rule, which stays as it is written there.
   */
  DECLARE v_needs TEXT;

  SELECT /*+ SET_VAR(group_concat_max_len = 20000) */ GROUP_CONCAT(
      CONCAT(IF(
        SUBSTRING_INDEX(f.sentence, ' ', 1) IN ('makes', 'needs', 'must'),
        CONCAT(UPPER(LEFT(f.sentence, 1)), SUBSTRING(f.sentence, 2)), f.sentence), '.')
      ORDER BY f.position SEPARATOR ' ')
    INTO v_needs
    FROM (
      SELECT REPLACE(o.sentence, '{value} ', '') AS sentence, MIN(o.position) AS position
        FROM Obstacle AS o
        LEFT JOIN RuleNeed AS n ON n.obstacle = o.obstacle AND n.rule = p_name
        LEFT JOIN EffectNeed AS e ON e.obstacle = o.obstacle AND e.effect = p_name
        WHERE n.rule IS NOT NULL OR e.effect IS NOT NULL
        GROUP BY o.sentence
      UNION ALL
      SELECT limit_sentence(l.other, l.may_equal), 0
        FROM RuleLimit AS l
        WHERE l.rule = p_name) AS f;
  RETURN v_needs;
END
