CREATE PROCEDURE write_game(IN p_game_id INT, IN p_what VARCHAR(20), IN p_value JSON)
  MODIFIES SQL DATA
  COMMENT 'Writes down what a game waits for, and how it stands.'
BEGIN
  /*
   * Takes   : p_what, with its p_value: debts, an array; debt, one more; decks, by deck the cards
   *           from top to bottom; pending, an object of prid, bid, bidder, passed and proposal, of
   *           which one that is missing is none; turn, an object of doubles, turns_ended and pot;
   *           drawn, a number; dice, an object of source and list_id.
   * Changes : Game. What the trigger writes is not among it.
   * Why     : see game_facts.
   */
  CASE p_what
    WHEN 'debts' THEN
      UPDATE Game AS g
        SET g.debts = IF(JSON_LENGTH(p_value) > 0, p_value, NULL)
        WHERE g.game_id = p_game_id;
    WHEN 'debt' THEN
      UPDATE Game AS g
        SET g.debts = JSON_ARRAY_APPEND(COALESCE(g.debts, JSON_ARRAY()), '$', p_value)
        WHERE g.game_id = p_game_id;
    WHEN 'decks' THEN
      UPDATE Game AS g SET g.decks = p_value WHERE g.game_id = p_game_id;
    WHEN 'pending' THEN
      UPDATE Game AS g
        SET g.prid = JSON_VALUE(p_value, '$.prid' RETURNING SIGNED),
          g.bid = JSON_VALUE(p_value, '$.bid' RETURNING SIGNED),
          g.bidder = JSON_VALUE(p_value, '$.bidder' RETURNING SIGNED),
          g.passed = COALESCE(JSON_VALUE(p_value, '$.passed' RETURNING UNSIGNED), 0),
          g.proposal = JSON_EXTRACT(p_value, '$.proposal')
        WHERE g.game_id = p_game_id;
    WHEN 'turn' THEN
      UPDATE Game AS g
        SET g.doubles = JSON_EXTRACT(p_value, '$.doubles'),
          g.turns_ended = JSON_EXTRACT(p_value, '$.turns_ended'),
          g.pot = JSON_EXTRACT(p_value, '$.pot')
        WHERE g.game_id = p_game_id;
    WHEN 'drawn' THEN
      UPDATE Game AS g SET g.drawn = p_value WHERE g.game_id = p_game_id;
    ELSE
      UPDATE Game AS g
        SET g.dice_source = JSON_VALUE(p_value, '$.source'),
          g.list_id = JSON_VALUE(p_value, '$.list_id' RETURNING SIGNED),
          g.drawn = 0
        WHERE g.game_id = p_game_id;
  END CASE;
END
