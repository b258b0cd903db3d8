CREATE FUNCTION schema_failure(p_schema JSON, p_document JSON)
  RETURNS VARCHAR(80)
  DETERMINISTIC
  NO SQL
  COMMENT 'The first place where a document violates a JSON schema.'
BEGIN
  /*
   * Returns : the place in the document, `#` for the whole, and the keyword of the schema that it
   *           violates, e.g. `#/3/rent (minimum)`.
   */
  DECLARE v_report JSON DEFAULT JSON_SCHEMA_VALIDATION_REPORT(p_schema, p_document);

  RETURN COALESCE(CONCAT(
    LEFT(JSON_UNQUOTE(JSON_EXTRACT(v_report, '$."document-location"')), 50),
    ' (', JSON_UNQUOTE(JSON_EXTRACT(v_report, '$."schema-failed-keyword"')), ')'), '# (NULL)');
END
