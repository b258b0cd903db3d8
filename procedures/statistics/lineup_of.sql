CREATE FUNCTION lineup_of(p_game_id INT) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The line-up of a game that is over.'
BEGIN
  /*
   * Returns : an object: for each turn, from 0, the character, null for a person, and whether they
   *           won. MySQL keeps the keys of an object in order, so equal line-ups are equal texts.
   */
  DECLARE v_lineup JSON;

  -- exactly one row
  SELECT JSON_OBJECTAGG(p.turn, JSON_OBJECT('bot', c.name, 'won', p.status = 3))
    INTO v_lineup
    FROM Player AS p FORCE INDEX (PRIMARY)
    LEFT JOIN BotCharacter AS c FORCE INDEX (PRIMARY) ON c.character_id = p.character_id
    WHERE p.game_id = p_game_id;
  RETURN v_lineup;
END
