CREATE VIEW guideMortgageView (ruleset_id, topic, position, rule, sentence) AS
-- The guide to mortgages for each ruleset: a part of guideView.
SELECT
  s.ruleset_id,
  r.topic,
  r.position,
  r.rule,
  CASE r.rule
    WHEN 'mortgage_percent' THEN CONCAT(
      COALESCE(m.label, 'Mortgage properties'), ': you get ', s.mortgage_percent,
      '% of the price, and collect no ', w.rent, ' there',
      IF(s.max_houses = 0, '', CONCAT('; the ', IF(
        s.mortgage_unit = 'set', w.estate_set, 'property'), ' must have no ', w.buildings)), '.')
    WHEN 'redeem_fee' THEN IF(s.mortgage_percent IS NULL, NULL, CONCAT(
      COALESCE(u.label, 'Lift the mortgage'), ': you pay back what you got',
      IF(s.redeem_fee = 0, '', CONCAT(
        ' plus ', TRIM(TRAILING '.' FROM TRIM(TRAILING '0' FROM CONCAT(
          s.redeem_fee DIV 100, '.', LPAD(MOD(s.redeem_fee, 100), 2, '0')))), '%')), '.'))
    WHEN 'handover_fee' THEN IF(s.handover_fee > 0, IF(s.handover_at_once, CONCAT(
      'If you get a mortgaged property from another player, you pay ', s.handover_fee DIV 100,
      '% of the mortgage at once, or lift the mortgage instead.'), CONCAT(
      'If you received the mortgaged property from another player and did not lift the mortgage ',
      'at once, you pay another ', s.handover_fee DIV 100, '%.')), NULL)
    WHEN 'mortgage_unit' THEN NULL WHEN 'handover_at_once' THEN NULL
    ELSE IF(v.value <> r.default_value, CONCAT(
      r.meaning, ' Here: ', JSON_UNQUOTE(v.value), '.'), NULL)
  END
FROM Ruleset AS s
JOIN guideWordsView AS w ON w.ruleset_id = s.ruleset_id
LEFT JOIN Choice AS m ON m.ruleset_id = s.ruleset_id AND m.action = 'mortgage'
LEFT JOIN Choice AS u ON u.ruleset_id = s.ruleset_id AND u.action = 'redeem'
JOIN Rule AS r ON r.topic = 'mortgages'
JOIN LATERAL (
  SELECT JSON_EXTRACT(s.document, CONCAT('$.', rule_place(r.topic, r.rule))) AS value) AS v
