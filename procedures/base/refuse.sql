CREATE PROCEDURE refuse(IN p_token VARCHAR(40), IN p_sentence TEXT)
  READS SQL DATA
  COMMENT 'Raises a refusal: a named error.'
BEGIN
  /*
   * Raises : the refusal p_token, SQLSTATE 45000, with its number from Refusal and the text `token:
   *          sentence`, cut off at the 128 characters that MySQL allows.
   * Why    : clients tell refusals apart by token or number, people by the sentence.
   */
  DECLARE v_errno INT;
  DECLARE v_message VARCHAR(128) DEFAULT LEFT(CONCAT(
    p_token, ': ', COALESCE(p_sentence, 'A required value is missing.')), 128);

  SELECT f.errno INTO v_errno FROM Refusal AS f WHERE f.token = p_token;
  SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = v_errno, MESSAGE_TEXT = v_message;
END
