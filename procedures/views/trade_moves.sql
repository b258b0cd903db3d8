CREATE FUNCTION trade_moves(p_game_id INT, p_actor INT, p_is_between BOOLEAN) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The partners with whom a trade is possible, each with an example.'
BEGIN
  /*
   * Takes   : p_actor, the player to act; p_is_between, whether other players may propose as well.
   * Returns : as list_moves.
   * Rule    : S10. The partner of a proposed trade can answer with another one, which is about the
   *           phase of the first: the player who raises money in it must still get some.
   */
  DECLARE v_phase, v_trade VARCHAR(20);
  DECLARE v_trades_per_turn, v_turn, v_turn_player, v_proposer, v_raiser INT;
  DECLARE v_now BIGINT;
  DECLARE v_raises_money BOOLEAN;
  DECLARE v_moves JSON;

  SELECT g.phase, r.trade, r.trades_per_turn, g.turns_ended, p.pid,
      g.round * g.player_count + g.turn
    INTO v_phase, v_trade, v_trades_per_turn, v_turn, v_turn_player, v_now
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.turn = g.turn
    WHERE g.game_id = p_game_id;
  IF v_phase = 'trade' THEN
    SELECT JSON_UNQUOTE(JSON_EXTRACT(g.proposal, '$.phase')), JSON_EXTRACT(g.proposal, '$.from'),
        COALESCE(JSON_EXTRACT(g.proposal, '$.raiser'), JSON_EXTRACT(g.proposal, '$.from'))
      INTO v_phase, v_proposer, v_raiser
      FROM GameState AS g
      WHERE g.game_id = p_game_id;
  END IF;
  SET v_raises_money = v_trade = 'exchange' AND needs_money(v_phase);
  WITH trader AS (
    SELECT p.pid, p.bank_balance, p.proposals,
        IF(p.trade_turn = v_turn, p.trades, 0) AS proposed, (
        SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = p.game_id AND k.holder = p.pid)
        AS cards,
        (SELECT d.prid FROM Deed AS d WHERE d.game_id = p.game_id AND d.p_owner = p.pid
          ORDER BY d.level, d.prid LIMIT 1) AS deed
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.status <> 2),
  pair AS (
    SELECT me.pid, partner.pid AS partner, partner.bank_balance AS maximum,
        v_raises_money AND v_raiser = partner.pid AS gives_money, trade_example(
          v_trade, v_raises_money AND COALESCE(v_raiser = me.pid, TRUE), partner.pid,
          me.bank_balance, me.cards, me.deed, partner.bank_balance, partner.cards, partner.deed)
        AS terms, trade_example(
          v_trade, TRUE, me.pid, partner.bank_balance, partner.cards, partner.deed,
          me.bank_balance, me.cards, me.deed) AS mirrored
      FROM trader AS me
      STRAIGHT_JOIN trader AS partner ON partner.pid <> me.pid
      WHERE (p_is_between OR me.pid = p_actor)
        AND COALESCE(partner.pid = v_proposer, TRUE)
        AND COALESCE(JSON_EXTRACT(
          me.proposals, CONCAT('$."', partner.pid, '".quiet_until')) <= v_now, TRUE)
        AND COALESCE(
          me.proposed < most_trades(v_trades_per_turn, me.pid <> v_turn_player), TRUE))
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player', may.pid, 'action', 'propose', 'partner', may.partner,
      'minimum', IF(v_raises_money AND NOT COALESCE(may.gives_money, FALSE), 1, 0),
      'maximum', may.maximum, 'terms', IF(may.gives_money, JSON_OBJECT(
        'to', may.partner, 'give', JSON_EXTRACT(may.mirrored, '$.take'),
        'take', JSON_EXTRACT(may.mirrored, '$.give')), may.terms)))
    INTO v_moves
    FROM pair AS may
    WHERE IF(may.gives_money, may.mirrored, may.terms) IS NOT NULL;
  RETURN COALESCE(v_moves, JSON_ARRAY());
END
