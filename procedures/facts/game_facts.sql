CREATE FUNCTION game_facts(p_game_id INT) RETURNS JSON
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'Where a game stands, and its rules.'
BEGIN
  /*
   * Returns : the columns of Game, Ruleset and Board that moves with decisions need, by name.
   * Why     : the routines that decide read tables through the few functions of this folder only.
   *           Every mention of a table in a routine that a move can reach costs every move, also of
   *           editions without decisions (docs/performance.md).
   */
  DECLARE v_facts JSON;

  SELECT JSON_OBJECT(
      'phase', g.phase, 'turn_player', t.player_ID, 'board_id', g.board_id, 'seed', g.seed,
      'dice_source', g.dice_source, 'list_id', g.list_id, 'drawn', g.drawn, 'doubles', g.doubles,
      'turns_ended', g.turns_ended, 'pot', g.pot, 'prid', g.prid, 'bid', g.bid,
      'bidder', g.bidder, 'passed', g.passed, 'debts', COALESCE(g.debts, JSON_ARRAY()),
      'proposal', g.proposal, 'decks', g.decks, 'last_record_ID', g.last_record_ID,
      'dice_sides', r.dice_sides, 'dice_count', r.dice_count,
      'doubles_roll_again', r.doubles_roll_again, 'doubles_to_jail', r.doubles_to_jail,
      'salary', b.salary, 'salary_on_first', b.salary * r.salary_factor_on_go,
      'first_location', b.first_location, 'tile_count', b.tile_count,
      'jail_location', b.jail_location, 'jail_fine', r.jail_fine, 'jail_turns', r.jail_turns,
      'jail_wait', r.jail_wait, 'jail_last_roll', r.jail_last_roll, 'purchase', r.purchase,
      'auction', r.auction, 'first_bid_percent', r.first_bid_percent,
      'raise_percent', r.raise_percent, 'turn_end', r.turn_end, 'insolvency', r.insolvency,
      'set_bonus_factor', r.set_bonus_factor, 'max_houses', r.max_houses,
      'has_hotels', r.has_hotels, 'build_evenly', r.build_evenly, 'sell_percent', r.sell_percent,
      'mortgage_percent', r.mortgage_percent, 'redeem_fee', r.redeem_fee,
      'mortgage_unit', r.mortgage_unit, 'trade', r.trade,
      'cards_go_to_creditor', r.cards_go_to_creditor, 'has_pot', r.has_pot,
      'turn_limit', r.turn_limit, 'players_left_to_end', r.players_left_to_end,
      'winner', r.winner, 'can_end', r.can_end)
    INTO v_facts
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Board AS b ON b.board_id = g.board_id
    JOIN Turns AS t ON t.game_id = g.game_id AND t.turn = g.turn
    WHERE g.game_id = p_game_id;
  RETURN v_facts;
END
