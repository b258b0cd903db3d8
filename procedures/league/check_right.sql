CREATE PROCEDURE check_right(IN p_tournament_id BIGINT, IN p_right VARCHAR(20))
  READS SQL DATA
  COMMENT 'Rejects accounts that lack a right to a tournament.'
BEGIN
  /*
   * Takes  : p_right, score or organise.
   * Raises : not_yours.
   */
  DECLARE v_right VARCHAR(20);

  IF NOT is_owner() THEN
    SELECT s.right_given
      INTO v_right
      FROM TournamentScorer AS s
      WHERE s.tournament_id = p_tournament_id
        AND s.account = session_account();
    IF v_right IS NULL OR (p_right = 'organise' AND v_right = 'score') THEN
      CALL refuse('not_yours', CONCAT(
        session_account(), ' may not ', p_right, ' in tournament ', p_tournament_id,
        '; ask its organiser for the right.'));
    END IF;
  END IF;
END
