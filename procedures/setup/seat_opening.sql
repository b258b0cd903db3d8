CREATE PROCEDURE seat_opening(IN p_game_id INT, IN p_ruleset_id INT, IN p_players JSON)
  MODIFIES SQL DATA
  COMMENT 'Seats the players of the opening position in a new game.'
BEGIN
  /*
   * Takes   : p_players, as in Game: the seats that bots play.
   * Changes : Player; nothing in an edition without an opening position.
   * Rule    : C16.
   */
  DECLARE v_seats JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(
      o.turn, o.pid, o.name, o.token, o.bank_balance, o.location, c.character_id))
    INTO v_seats
    FROM OpeningPlayer AS o
    LEFT JOIN BotCharacter AS c ON c.name = JSON_UNQUOTE(
      JSON_EXTRACT(p_players, CONCAT('$.', JSON_QUOTE(o.name))))
    WHERE o.ruleset_id = p_ruleset_id;
  INSERT INTO Player (game_id, turn, pid, name, token, bank_balance, location, character_id)
    SELECT p_game_id, j.turn, j.pid, j.name, j.token, j.bank_balance, j.location, j.character_id
      FROM JSON_TABLE(v_seats, '$[*]' COLUMNS (
        turn INT PATH '$[0]', pid INT PATH '$[1]', name VARCHAR(40) PATH '$[2]',
        token INT PATH '$[3]', bank_balance INT PATH '$[4]', location INT PATH '$[5]',
        character_id INT PATH '$[6]')) AS j
      ORDER BY j.turn;
END
