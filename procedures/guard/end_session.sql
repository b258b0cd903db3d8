CREATE PROCEDURE end_session(IN p_session_id BIGINT UNSIGNED)
  NO SQL
  COMMENT 'Ends a session, if it exists and the account that deployed may end it.'
BEGIN
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    SET p_session_id = NULL;
  END;

  KILL p_session_id;
END
