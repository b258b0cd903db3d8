CREATE FUNCTION has_unseen(p_text LONGTEXT) RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether a text contains invisible characters.'
BEGIN
  /*
   * Returns : FALSE for those that a script or an emoji needs: joiners between letters of scripts
   *           that join them and after a virama, between emoji, and variation selectors after a
   *           character that has variants.
   */
  DECLARE v_joins VARCHAR(400) DEFAULT CONCAT(
    '[[\\p{L}\\p{M}]-[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Armenian}',
    '\\p{Script=Georgian}\\p{Script=Cherokee}\\p{Script=Hebrew}\\p{Script=Han}\\p{Script=Hangul}',
    '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\p{Script=Common}]]');

  IF LENGTH(p_text) > CHAR_LENGTH(p_text) THEN
    SET p_text = REGEXP_REPLACE(p_text, CONCAT(
      '(?<=', v_joins, ')[\\u200C\\u200D](?=', v_joins, ')',
      '|(?<=\\p{ccc=Virama})[\\u200C\\u200D]',
      '|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D',
      '(?=\\p{Extended_Pictographic})',
      '|(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
      '|(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
      '|(?<=\\p{Script=Han})[\\x{E0100}-\\x{E01EF}]',
      '|(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]'), '');
  END IF;
  RETURN COALESCE(
    p_text REGEXP '[\\p{Cc}\\p{Cf}\\p{Co}\\p{DI}\\p{NChar}\\p{Zl}\\p{Zp}\\u2800]', FALSE);
END
