CREATE PROCEDURE switch_talk_off(IN p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Forbids texts in a game; emotes and nudges stay.'
BEGIN
  /*
   * Takes, changes, raises : as switch_talk.
   */
  CALL switch_talk(p_game_id, FALSE);
END
