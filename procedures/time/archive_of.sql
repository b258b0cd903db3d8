CREATE FUNCTION archive_of(p_game_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'Everything needed to make a game again, with its outcome for comparison.'
BEGIN
  /*
   * Returns : an archive, as docs/time.md describes it; NULL when there is no such game.
   * Why     : a function, so that a SELECT of it reads one state of the database.
   */
  DECLARE v_game, v_rules, v_pauses, v_archive JSON;

  SELECT JSON_OBJECT(
      'game_id', s.game_id, 'name', s.name, 'players', s.players, 'seats', s.seats,
      'pace', s.pace, 'dice', s.first_dice_source, 'list', l.name, 'seed', s.seed,
      'commitment', SHA2(s.seed, 256), 'clock', s.move_seconds, 'stand_in', b.name),
      JSON_OBJECT(
        'edition', r.edition, 'house_rules', r.house_rules, 'document', r.document), s.pauses
    INTO v_game, v_rules, v_pauses
    FROM Game AS s
    JOIN Ruleset AS r ON r.ruleset_id = s.ruleset_id
    LEFT JOIN NumberList AS l ON l.list_id = s.first_list_id
    LEFT JOIN BotCharacter AS b ON b.character_id = s.stand_in
    WHERE s.game_id = p_game_id;
  IF v_game IS NULL THEN
    RETURN NULL;
  END IF;
  IF v_pauses IS NOT NULL THEN
    SET v_game = JSON_SET(v_game, '$.pauses', v_pauses);
  END IF;
  SET v_archive = JSON_OBJECT(
    'format', 'sqlopoly game', 'version', 2, 'game', v_game, 'rules', v_rules,
    'lists', archived_lists(p_game_id), 'ledger', recorded_ledger(p_game_id, NULL),
    'position', recorded_position(p_game_id));
  RETURN JSON_SET(v_archive, '$.digest', archive_digest(v_archive));
END
