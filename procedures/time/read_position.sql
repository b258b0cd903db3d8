CREATE FUNCTION read_position(p_game_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'Everything in a game that its moves have changed, except for what they recorded.'
BEGIN
  /*
   * Returns : an object of arrays, the rows of GameState, Player, Deed, DeckCard and Agenda, each
   *           with every column that moves change; only GameState.played_at is left out, because
   *           the next move sets it.
   * Why     : what people change between moves (names, seats, bots) is that of the game now, also
   *           in a copy that begins at an earlier position.
   */
  DECLARE v_state, v_players, v_deeds, v_cards, v_agenda JSON;

  SELECT JSON_ARRAY(JSON_OBJECT(
      'phase', g.phase, 'round', g.round, 'turn', g.turn, 'last_record_ID', g.last_record_ID,
      'players_left', g.players_left, 'turns_ended', g.turns_ended, 'doubles', g.doubles,
      'dice_source', g.dice_source, 'list_id', g.list_id, 'drawn', g.drawn, 'prid', g.prid,
      'bid', g.bid, 'bidder', g.bidder, 'first_entry', g.first_entry,
      'next_entry', g.next_entry, 'proposal', g.proposal, 'pot', g.pot,
      'deadline', CAST(g.deadline AS CHAR), 'roll_factor', g.roll_factor,
      'deferred_roll', g.deferred_roll, 'rolls_again', g.rolls_again,
      'began_at', CAST(g.began_at AS CHAR)))
    INTO v_state
    FROM GameState AS g
    WHERE g.game_id = p_game_id;
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'turn', p.turn, 'bank_balance', p.bank_balance, 'location', p.location, 'status', p.status,
      'jail_turns', p.jail_turns, 'passed', p.passed, 'has_lapped', p.has_lapped,
      'trades', p.trades, 'trade_turn', p.trade_turn, 'proposals', p.proposals))
    INTO v_players
    FROM Player AS p
    WHERE p.game_id = p_game_id;
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'prid', d.prid, 'p_owner', d.p_owner, 'cost_factor', d.cost_factor, 'level', d.level,
      'mortgaged', d.mortgaged, 'redeem_by_round', d.redeem_by_round,
      'rests_until_round', d.rests_until_round))
    INTO v_deeds
    FROM Deed AS d
    WHERE d.game_id = p_game_id;
  SELECT JSON_ARRAYAGG(JSON_OBJECT('card_id', k.card_id, 'place', k.place, 'holder', k.holder))
    INTO v_cards
    FROM DeckCard AS k
    WHERE k.game_id = p_game_id;
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'entry_no', o.entry_no, 'pid', o.pid, 'creditor', o.creditor, 'amount', o.amount,
      'kind', o.kind, 'prid', o.prid, 'steps', o.steps, 'factor', o.factor))
    INTO v_agenda
    FROM Agenda AS o
    WHERE o.game_id = p_game_id;
  RETURN JSON_OBJECT(
    'GameState', v_state, 'Player', v_players, 'Deed', v_deeds, 'DeckCard', v_cards,
    'Agenda', v_agenda);
END
