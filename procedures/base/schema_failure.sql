CREATE FUNCTION schema_failure(p_schema JSON, p_document JSON)
  RETURNS VARCHAR(80)
  DETERMINISTIC
  NO SQL
  COMMENT 'What is wrong with a document that does not keep to a schema.'
BEGIN
  /*
   * Returns : the place in the document, `#` being the whole, and the keyword of the schema that
   *           it fails, as `#/3/rent (minimum)`.
   */
  DECLARE v_report JSON DEFAULT JSON_SCHEMA_VALIDATION_REPORT(p_schema, p_document);

  RETURN COALESCE(CONCAT(
    LEFT(JSON_UNQUOTE(JSON_EXTRACT(v_report, '$."document-location"')), 50),
    ' (', JSON_UNQUOTE(JSON_EXTRACT(v_report, '$."schema-failed-keyword"')), ')'), '# (NULL)');
END
