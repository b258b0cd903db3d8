CREATE PROCEDURE check_seats(IN p_edition TEXT, IN p_options TEXT)
  READS SQL DATA
  COMMENT 'Validates the seats of a new game before it is made and before they have names.'
BEGIN
  /*
   * Takes  : p_options, as open_game takes them; players without names yet have empty names.
   * Raises : options_malformed, edition_not_found, pace_not_found, too_few_players,
   *          too_many_players, and what resolve_seats and check_pieces raise.
   * Why    : a client should not ask for names when a game with this number of players, or with
   *          these bots and pieces, is not possible. check_house_rules checks the rules.
   */
  DECLARE v_ruleset_id INT;
  DECLARE v_pace VARCHAR(40);
  DECLARE v_document, v_seats JSON;

  CALL check_options(p_options);
  CALL find_pace(p_edition, JSON_VALUE(p_options, '$.pace'), v_pace);
  SET v_document = house_document(
    p_edition, paced_rules(p_edition, v_pace, JSON_EXTRACT(p_options, '$.rules')),
    JSON_VALUE(p_options, '$.board'));
  SET v_seats = players_with_bots(JSON_EXTRACT(p_options, '$.players'));
  IF v_seats IS NOT NULL THEN
    CALL check_player_count(
      IF(JSON_TYPE(v_seats) = 'ARRAY', JSON_LENGTH(v_seats), CAST(v_seats AS SIGNED)),
      GREATEST(JSON_VALUE(v_document, '$.rules.min_players' RETURNING SIGNED),
        JSON_VALUE(v_document, '$.rules.players_left_to_end' RETURNING SIGNED) + 1),
      JSON_VALUE(v_document, '$.rules.max_players' RETURNING SIGNED));
    CALL resolve_seats(v_seats, 0);
    SELECT e.ruleset_id INTO v_ruleset_id FROM Edition AS e WHERE e.edition = p_edition;
    CALL check_pieces(v_ruleset_id, v_seats);
  END IF;
END
