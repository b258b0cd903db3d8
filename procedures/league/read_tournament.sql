CREATE PROCEDURE read_tournament(IN p_tournament LONGTEXT, OUT p_tournament_id BIGINT)
  READS SQL DATA
  COMMENT 'Reads which tournament somebody means.'
BEGIN
  /*
   * Raises : tournament_not_found, not_yours.
   * Why    : whoever has no right at all is refused before anything is locked: what a transaction
   *          that stays open has locked, it holds.
   */
  SELECT t.tournament_id
    INTO p_tournament_id
    FROM Tournament AS t
    WHERE t.tournament_id = whole_number(p_tournament);
  IF p_tournament_id IS NULL THEN
    CALL refuse('tournament_not_found', CONCAT(
      'There is no tournament ', shown(p_tournament), '.'));
  END IF;
  CALL check_right(p_tournament_id, 'score');
END
