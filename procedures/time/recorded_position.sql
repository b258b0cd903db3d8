CREATE FUNCTION recorded_position(p_game_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The position of a game.'
BEGIN
  /*
   * Returns : an object with the rows of GameState, Player, Deed, DeckCard and Agenda, as objects
   *           without NULLs. Rows that have other numbers in another database are given by name,
   *           the rules by their hash. The number and the name of the game, and times, are left
   *           out.
   */
  DECLARE v_state, v_players, v_deeds, v_cards, v_agenda JSON;

  SELECT JSON_ARRAYAGG(JSON_MERGE_PATCH(JSON_OBJECT(), JSON_OBJECT(
      'rules', SHA2(CAST(r.document AS CHAR), 256), 'phase', g.phase,
      'player_count', g.player_count, 'players_left', g.players_left, 'round', g.round,
      'turn', g.turn, 'last_record_ID', g.last_record_ID, 'players', s.players,
      'seating', IF(g.seating = 'held', 'accounts', g.seating), 'dice_source', g.dice_source,
      'first_dice_source', s.first_dice_source, 'seed', s.seed, 'list', l.name,
      'first_list', f.name, 'drawn', g.drawn, 'doubles', g.doubles,
      'turns_ended', g.turns_ended, 'prid', g.prid, 'bid', g.bid, 'bidder', g.bidder,
      'first_entry', g.first_entry, 'next_entry', g.next_entry, 'proposal', g.proposal,
      'pot', g.pot, 'pace', s.pace,
      'clock', s.move_seconds, 'stand_in', b.name, 'roll_factor', g.roll_factor,
      'deferred_roll', g.deferred_roll, 'rolls_again', NULLIF(g.rolls_again, FALSE))))
    INTO v_state
    FROM Game AS s
    JOIN GameState AS g ON g.game_id = s.game_id
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    LEFT JOIN NumberList AS l ON l.list_id = g.list_id
    LEFT JOIN NumberList AS f ON f.list_id = s.first_list_id
    LEFT JOIN BotCharacter AS b ON b.character_id = s.stand_in
    WHERE s.game_id = p_game_id;
  SELECT JSON_ARRAYAGG(JSON_MERGE_PATCH(JSON_OBJECT(), JSON_OBJECT(
      'pid', p.pid, 'turn', p.turn, 'name', p.name, 'token', k.name,
      'bank_balance', p.bank_balance, 'location', p.location, 'status', p.status,
      'jail_turns', p.jail_turns, 'passed', p.passed, 'character', c.name,
      'has_lapped', NULLIF(p.has_lapped, FALSE))))
    INTO v_players
    FROM Player AS p
    LEFT JOIN Token AS k ON k.tid = p.token
    LEFT JOIN BotCharacter AS c ON c.character_id = p.character_id
    WHERE p.game_id = p_game_id;
  SELECT JSON_ARRAYAGG(JSON_MERGE_PATCH(JSON_OBJECT(), JSON_OBJECT(
      'prid', d.prid, 'p_owner', d.p_owner, 'cost_factor', d.cost_factor, 'level', d.level,
      'mortgaged', d.mortgaged, 'redeem_by_round', d.redeem_by_round)))
    INTO v_deeds
    FROM Deed AS d
    WHERE d.game_id = p_game_id;
  SELECT JSON_ARRAYAGG(JSON_MERGE_PATCH(JSON_OBJECT(), JSON_OBJECT(
      'card_id', k.card_id, 'place', k.place, 'holder', k.holder)))
    INTO v_cards
    FROM DeckCard AS k
    WHERE k.game_id = p_game_id;
  SELECT JSON_ARRAYAGG(JSON_MERGE_PATCH(JSON_OBJECT(), JSON_OBJECT(
      'entry_no', o.entry_no, 'pid', o.pid, 'creditor', o.creditor, 'amount', o.amount,
      'kind', o.kind, 'prid', o.prid, 'steps', o.steps, 'factor', o.factor)))
    INTO v_agenda
    FROM Agenda AS o
    WHERE o.game_id = p_game_id;
  RETURN JSON_OBJECT(
    'GameState', COALESCE(v_state, JSON_ARRAY()), 'Player', COALESCE(v_players, JSON_ARRAY()),
    'Deed', COALESCE(v_deeds, JSON_ARRAY()), 'DeckCard', COALESCE(v_cards, JSON_ARRAY()),
    'Agenda', COALESCE(v_agenda, JSON_ARRAY()));
END
