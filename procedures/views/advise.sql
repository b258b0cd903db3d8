CREATE PROCEDURE advise(IN p_game_id INT)
  READS SQL DATA
  COMMENT 'Says what a good bot would do in the place of the people whom a game waits for.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game.
   * Returns : a result as adviceView; no rows when the game waits for nobody but bots, or is over.
   * Raises  : game_not_found, advice_is_off.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_is_off BOOLEAN;

  IF v_game_id IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  SELECT g.seating = 'accounts' AND NOT r.advice
    INTO v_is_off
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = v_game_id;
  IF v_is_off THEN
    CALL refuse(
      'advice_is_off', CONCAT('Players of game ', v_game_id, ' decide without advice.'));
  END IF;
  SELECT a.`Player No.`, a.`Player name`, a.`Action`, a.`prid`, a.`Property`, a.`Amount`,
      a.`Advice`, a.`Reason`, a.`SQL`
    FROM gamesAdviceView AS a
    WHERE a.`Game` = v_game_id;
END
