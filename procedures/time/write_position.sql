CREATE PROCEDURE write_position(IN p_game_id INT, IN p_position JSON)
  MODIFIES SQL DATA
  COMMENT 'Gives a new copy of a game a position that the game was in.'
BEGIN
  /*
   * Takes   : p_game_id, a copy in the opening position; p_position, as read_position.
   * Changes : GameState, Player, Deed, DeckCard, Agenda of the copy.
   * Why     : rows are updated by primary key: a range would be locked up to the next game.
   */
  DECLARE v_null JSON DEFAULT CAST('null' AS JSON);

  UPDATE JSON_TABLE(p_position, '$.GameState[*]' COLUMNS (
      phase VARCHAR(20) PATH '$.phase', round INT PATH '$.round', turn INT PATH '$.turn',
      last_record_ID INT PATH '$.last_record_ID', players_left INT PATH '$.players_left',
      turns_ended INT PATH '$.turns_ended', doubles INT PATH '$.doubles',
      dice_source VARCHAR(20) PATH '$.dice_source', list_id INT PATH '$.list_id',
      drawn INT PATH '$.drawn', prid INT PATH '$.prid', bid BIGINT PATH '$.bid',
      bidder INT PATH '$.bidder', first_entry INT PATH '$.first_entry',
      next_entry INT PATH '$.next_entry', proposal JSON PATH '$.proposal', pot BIGINT PATH '$.pot',
      deadline DATETIME(3) PATH '$.deadline', roll_factor INT PATH '$.roll_factor',
      deferred_roll INT PATH '$.deferred_roll', rolls_again INT PATH '$.rolls_again',
      began_at DATETIME(3) PATH '$.began_at')) AS j
    STRAIGHT_JOIN GameState AS g FORCE INDEX (PRIMARY) ON g.game_id = p_game_id
    SET g.phase = j.phase, g.round = j.round, g.turn = j.turn, g.last_record_ID = j.last_record_ID,
      g.players_left = j.players_left, g.turns_ended = j.turns_ended, g.doubles = j.doubles,
      g.dice_source = j.dice_source, g.list_id = j.list_id, g.drawn = j.drawn, g.prid = j.prid,
      g.bid = j.bid, g.bidder = j.bidder, g.first_entry = j.first_entry,
      g.next_entry = j.next_entry, g.proposal = NULLIF(j.proposal, v_null), g.pot = j.pot,
      g.deadline = j.deadline, g.roll_factor = j.roll_factor, g.deferred_roll = j.deferred_roll,
      g.rolls_again = j.rolls_again, g.began_at = j.began_at;
  UPDATE JSON_TABLE(p_position, '$.Player[*]' COLUMNS (
      turn INT PATH '$.turn', bank_balance BIGINT PATH '$.bank_balance',
      location INT PATH '$.location', status INT PATH '$.status',
      jail_turns INT PATH '$.jail_turns', passed INT PATH '$.passed',
      has_lapped INT PATH '$.has_lapped', trades INT PATH '$.trades',
      trade_turn INT PATH '$.trade_turn', proposals JSON PATH '$.proposals')) AS j
    STRAIGHT_JOIN Player AS p FORCE INDEX (PRIMARY) ON p.game_id = p_game_id AND p.turn = j.turn
    SET p.bank_balance = j.bank_balance, p.location = j.location, p.status = j.status,
      p.jail_turns = j.jail_turns, p.passed = j.passed, p.has_lapped = j.has_lapped,
      p.trades = j.trades, p.trade_turn = j.trade_turn,
      p.proposals = NULLIF(j.proposals, v_null);
  UPDATE JSON_TABLE(p_position, '$.Deed[*]' COLUMNS (
      prid INT PATH '$.prid', p_owner INT PATH '$.p_owner',
      cost_factor BIGINT PATH '$.cost_factor', level INT PATH '$.level',
      mortgaged INT PATH '$.mortgaged', redeem_by_round INT PATH '$.redeem_by_round',
      rests_until_round INT PATH '$.rests_until_round')) AS j
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = j.prid
    SET d.p_owner = j.p_owner, d.cost_factor = j.cost_factor, d.level = j.level,
      d.mortgaged = j.mortgaged, d.redeem_by_round = j.redeem_by_round,
      d.rests_until_round = j.rests_until_round;
  UPDATE JSON_TABLE(p_position, '$.DeckCard[*]' COLUMNS (
      card_id INT PATH '$.card_id', place BIGINT PATH '$.place', holder INT PATH '$.holder')) AS j
    STRAIGHT_JOIN DeckCard AS k FORCE INDEX (PRIMARY)
      ON k.game_id = p_game_id AND k.card_id = j.card_id
    SET k.place = j.place, k.holder = j.holder;
  INSERT INTO Agenda (game_id, entry_no, pid, creditor, amount, kind, prid, steps, factor)
    SELECT p_game_id, j.entry_no, j.pid, j.creditor, j.amount, j.kind, j.prid, j.steps, j.factor
      FROM JSON_TABLE(p_position, '$.Agenda[*]' COLUMNS (
        entry_no INT PATH '$.entry_no', pid INT PATH '$.pid', creditor INT PATH '$.creditor',
        amount BIGINT PATH '$.amount', kind VARCHAR(20) PATH '$.kind', prid INT PATH '$.prid',
        steps INT PATH '$.steps', factor INT PATH '$.factor')) AS j;
END
