CREATE PROCEDURE restore_archived_rounds(IN p_tournament_id BIGINT, IN p_rounds JSON)
  MODIFIES SQL DATA
  COMMENT 'Inserts the rounds of an archived tournament with their draws.'
BEGIN
  /*
   * Takes   : p_rounds, as archived_rounds returns them, in the order in which they were drawn.
   * Changes : TournamentRound, and as write_round.
   * Raises  : what check_draw, change_round and write_round raise.
   * Why     : matches are numbered in the order of their draws, which decides who met whom first.
   */
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_round, v_matches JSON;

  WHILE v_index < JSON_LENGTH(p_rounds) DO
    SET v_round = JSON_EXTRACT(p_rounds, CONCAT('$[', v_index, ']'));
    SELECT JSON_ARRAYAGG(JSON_OBJECT(
        'table', j.table_no, 'strength', j.strength, 'players', numbers_of_players(j.players)))
      INTO v_matches
      FROM JSON_TABLE(v_round, '$.matches[*]' COLUMNS (
        table_no INT PATH '$.table', strength INT PATH '$.strength', players JSON PATH '$.players'
      )) AS j;
    SET v_matches = COALESCE(v_matches, JSON_ARRAY());
    CALL check_draw(p_tournament_id, v_matches);
    CALL restore_round(
      p_tournament_id, JSON_EXTRACT(v_round, '$.round'), JSON_SET(
        v_round, '$.matches', v_matches,
        '$.byes', numbers_of_players(JSON_EXTRACT(v_round, '$.byes'))));
    SET v_index = v_index + 1;
  END WHILE;
END
