CREATE PROCEDURE switch_talk_on(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Allows texts in a game again.'
BEGIN
  /*
   * Takes, changes, raises : as switch_talk.
   */
  CALL switch_talk(p_game_id, TRUE);
END
