CREATE PROCEDURE insert_words(IN p_ruleset_id INT, IN p_document JSON)
  MODIFIES SQL DATA
  COMMENT 'Inserts the labels, sentences and choices of a new ruleset.'
BEGIN
  /*
   * Takes   : p_document, complete and valid.
   * Changes : StatusLabel, Wording, Choice.
   * Why     : nobody types words: their codes begin with a dot.
   */
  DECLARE v_wording JSON DEFAULT JSON_EXTRACT(p_document, '$.wording');

  INSERT INTO StatusLabel (ruleset_id, status, label)
    SELECT p_ruleset_id, s.status, COALESCE(
        JSON_UNQUOTE(JSON_EXTRACT(p_document, CONCAT('$.statuses.', s.name))),
        CONCAT(UPPER(LEFT(s.name, 1)), SUBSTRING(s.name, 2)))
      FROM Status AS s;
  INSERT INTO Wording (ruleset_id, kind, sentence)
    SELECT p_ruleset_id, k.kind, JSON_UNQUOTE(JSON_EXTRACT(v_wording, CONCAT('$.', k.kind)))
      FROM EventKind AS k
      WHERE JSON_CONTAINS_PATH(v_wording, 'one', CONCAT('$.', k.kind));
  INSERT INTO Choice (ruleset_id, position, action, code, label)
    SELECT p_ruleset_id, j.n, j.action, j.code, j.label
      FROM JSON_TABLE(p_document, '$.choices[*]' COLUMNS (
        n FOR ORDINALITY, action VARCHAR(20) PATH '$.action', code VARCHAR(4) PATH '$.code',
        label VARCHAR(60) PATH '$.label')) AS j
    UNION ALL
    SELECT p_ruleset_id, 1000 + ROW_NUMBER() OVER (ORDER BY w.name), w.name,
        CONCAT('.', ROW_NUMBER() OVER (ORDER BY w.name)),
        JSON_UNQUOTE(JSON_EXTRACT(p_document, CONCAT('$.words.', w.name)))
      FROM JSON_TABLE(JSON_KEYS(p_document, '$.words'), '$[*]' COLUMNS (
        name VARCHAR(20) PATH '$')) AS w;
END
