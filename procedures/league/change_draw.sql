CREATE PROCEDURE change_draw(
  IN p_tournament_id BIGINT, IN p_act VARCHAR(30), IN p_round_id INT, IN p_terms JSON,
  OUT p_note LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes, cancels or changes the draw of a round.'
BEGIN
  /*
   * Takes  : p_terms, matches for a complete draw; otherwise as edit_draw.
   * Raises : round_not_found, round_drawn, round_not_drawn, round_has_results, and what edit_draw,
   *          check_draw and write_round raise.
   */
  DECLARE v_matches JSON DEFAULT JSON_EXTRACT(
    round_part(p_tournament_id, p_round_id), '$.matches');
  DECLARE v_played INT;

  IF v_matches IS NULL OR p_act IN ('draw', 'record_draw') THEN
    CALL check_undrawn(p_tournament_id, p_round_id);
  ELSEIF JSON_LENGTH(v_matches) = 0 THEN
    CALL refuse('round_not_drawn', CONCAT(
      'Round ', p_round_id, ' of tournament ', p_tournament_id, ' has not been drawn.'));
  END IF;
  IF p_act IN ('cancel_draw', 'draw_again') THEN
    SELECT COUNT(*)
      INTO v_played
      FROM LeagueMatch AS m
      WHERE m.tournament_id = p_tournament_id
        AND m.round_id = p_round_id
        AND m.is_played;
    IF v_played > 0 THEN
      CALL refuse('round_has_results', CONCAT(
        v_played, ' of ', JSON_LENGTH(v_matches), ' matches of round ', p_round_id,
        IF(v_played = 1, ' has', ' have'), ' been played, so the draw cannot be changed.'));
    END IF;
  END IF;

  CASE
    WHEN p_act = 'cancel_draw' THEN
      SET v_matches = JSON_ARRAY();
      SET p_note = CONCAT('The draw of round ', p_round_id, ' is cancelled');
    WHEN p_act IN ('draw', 'draw_again', 'record_draw') THEN
      SET v_matches = JSON_EXTRACT(p_terms, '$.matches');
      CALL check_draw(p_tournament_id, v_matches);
      SET p_note = CONCAT(
        'Round ', p_round_id, ' is drawn', IF(p_act = 'draw_again', ' again', ''), ': ',
        JSON_LENGTH(v_matches), ' tables, ', IF(
          p_act = 'record_draw', 'made elsewhere', CONCAT(
            REPLACE(term_of(p_terms, 'method'), '_', ' '), ', draw ', term_of(p_terms, 'draw'),
            ' of the seed ', term_of(p_terms, 'seed'))));
    ELSE
      CALL edit_draw(p_act, p_terms, v_matches, p_note);
      SET p_note = CONCAT('Round ', p_round_id, ': ', p_note);
      IF p_act <> 'cancel_match' THEN
        CALL check_draw(p_tournament_id, v_matches);
      END IF;
  END CASE;
  -- A repeated draw counts as a first one: players who entered since sit out if they are not drawn.
  CALL write_round(p_tournament_id, p_round_id, v_matches, IF(
    p_act = 'draw_again',
    byes_after(p_tournament_id, JSON_OBJECT('matches', JSON_ARRAY()), v_matches), NULL));
END
