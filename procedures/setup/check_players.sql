CREATE PROCEDURE check_players(IN p_edition TEXT, IN p_players TEXT)
  READS SQL DATA
  COMMENT 'Validates the first players of a new game before it is made.'
BEGIN
  /*
   * Takes  : p_players, a JSON array of the players known so far, as open_game takes them.
   * Raises : options_malformed, edition_not_found, and what resolve_seats, check_names, check_looks
   *          and check_pieces raise.
   * Why    : a client that asks for one name after another can repeat the question for an invalid
   *          one.
   */
  DECLARE v_from, v_ruleset_id INT;
  DECLARE v_players JSON;

  IF p_players IS NOT NULL AND NOT is_json(p_players) THEN
    CALL refuse('options_malformed', 'The players are not valid JSON.');
  END IF;
  CALL check_options(JSON_OBJECT('players', CAST(p_players AS JSON)));
  SELECT MAX(r.player_number_from), MAX(r.ruleset_id)
    INTO v_from, v_ruleset_id
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = p_edition;
  IF v_from IS NULL THEN
    CALL refuse('edition_not_found', CONCAT(
      'There is no edition ', LEFT(p_edition, 40), near_editions(p_edition), '.'));
  END IF;
  SET v_players = players_with_bots(p_players);
  CALL resolve_seats(v_players, v_from);
  CALL check_names(names_of_players(v_players, v_from));
  CALL check_looks(names_of_players(v_players, v_from));
  CALL check_pieces(v_ruleset_id, v_players);
END
