CREATE PROCEDURE claim_game(IN p_game_id INT, IN p_match_id BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Records that a game was played as a match: one match per game, one game per match.'
BEGIN
  /*
   * Takes   : p_game_id, NULL when the match was not played as a game.
   * Changes : MatchGame.
   * Raises  : game_recorded, which names the other match.
   */
  DECLARE v_match_id BIGINT;
  DECLARE v_claimed INT;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    SELECT k.match_id
      INTO v_match_id
      FROM MatchGame AS k
      WHERE k.game_id = p_game_id
      FOR SHARE;
    CALL refuse('game_recorded', CONCAT(
      'Game ', p_game_id, ' is already recorded as match ', v_match_id, '.'));
  END;

  SELECT MIN(k.game_id) INTO v_claimed FROM MatchGame AS k WHERE k.match_id = p_match_id;
  IF NOT v_claimed <=> p_game_id THEN
    DELETE FROM MatchGame WHERE game_id = v_claimed;
    IF p_game_id IS NOT NULL THEN
      INSERT INTO MatchGame (game_id, match_id) VALUES (p_game_id, p_match_id);
    END IF;
  END IF;
END
