CREATE PROCEDURE delete_talk(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Deletes everything that was said in a game.'
BEGIN
  /*
   * Changes : TalkLine, Talk.
   */
  DELETE FROM TalkLine WHERE game_id = p_game_id;
  DELETE FROM Talk WHERE game_id = p_game_id;
END
