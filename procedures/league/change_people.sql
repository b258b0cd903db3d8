CREATE PROCEDURE change_people(
  IN p_tournament_id BIGINT, IN p_act VARCHAR(30), IN p_terms JSON, OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Grants an account a right to change a tournament, or revokes it.'
BEGIN
  /*
   * Takes   : p_terms, account, and right: score or organise.
   * Changes : one TournamentScorer.
   * Raises  : name_missing, name_too_long, name_malformed, input_malformed, scorer_not_found,
   *           own_right.
   * Why     : an account that revoked its own right could not grant it again.
   */
  DECLARE v_account LONGTEXT DEFAULT TRIM(term_of(p_terms, 'account'));
  DECLARE v_right LONGTEXT DEFAULT term_of(p_terms, 'right');
  DECLARE v_found INT;

  CALL check_league_name(v_account, 80);
  IF v_account = session_account() AND NOT is_owner()
    AND NOT (p_act = 'give_scorer' AND v_right <=> 'organise')
  THEN
    CALL refuse('own_right', 'You cannot remove your own right; another organiser can.');
  END IF;
  IF p_act = 'take_scorer' THEN
    SELECT COUNT(*)
      INTO v_found
      FROM TournamentScorer AS s
      WHERE s.tournament_id = p_tournament_id
        AND s.account = v_account;
    IF v_found = 0 THEN
      CALL refuse('scorer_not_found', CONCAT(
        v_account, ' has no rights in tournament ', p_tournament_id, '.'));
    END IF;
    DELETE FROM TournamentScorer
      WHERE tournament_id = p_tournament_id
        AND account = v_account;
    SET p_note = CONCAT('The account ', v_account, ' no longer has any rights');
  ELSEIF p_act = 'give_scorer' THEN
    IF NOT COALESCE(v_right IN ('score', 'organise'), FALSE) THEN
      CALL refuse('input_malformed', 'The right must be score or organise.');
    END IF;
    INSERT INTO TournamentScorer (tournament_id, account, right_given)
      VALUES (p_tournament_id, v_account, v_right)
      AS new ON DUPLICATE KEY UPDATE right_given = new.right_given;
    SET p_note = CONCAT('The account ', v_account, ' may ', v_right);
  END IF;
END
