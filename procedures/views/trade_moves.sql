CREATE FUNCTION trade_moves(p_game_id INT, p_actor INT, p_is_between BOOLEAN) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The partners with whom a trade is possible, each with an example.'
BEGIN
  /*
   * Takes   : p_actor, the player to act; p_is_between, whether other players may propose as well.
   * Returns : as list_moves.
   * Rule    : S10.
   */
  DECLARE v_phase, v_trade VARCHAR(20);
  DECLARE v_trades_per_turn, v_turn INT;
  DECLARE v_moves JSON;

  SELECT g.phase, r.trade, r.trades_per_turn, g.turns_ended
    INTO v_phase, v_trade, v_trades_per_turn, v_turn
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = p_game_id;
  WITH trader AS (
    SELECT p.pid, p.bank_balance,
        IF(p.trade_turn = v_turn, p.trades, 0) AS proposed, (
        SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = p.game_id AND k.holder = p.pid)
        AS cards,
        (SELECT d.prid FROM Deed AS d WHERE d.game_id = p.game_id AND d.p_owner = p.pid
          ORDER BY d.level, d.prid LIMIT 1) AS deed
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.status <> 2)
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player', may.pid, 'action', 'propose', 'partner', may.partner,
      'minimum', IF(v_trade = 'exchange' AND needs_money(v_phase), 1, 0), 'maximum', may.maximum,
      'terms', may.terms))
    INTO v_moves
    FROM (
      SELECT me.pid, partner.pid AS partner, partner.bank_balance AS maximum, trade_example(
          v_trade, needs_money(v_phase), partner.pid, me.bank_balance, me.cards, me.deed,
          partner.bank_balance, partner.cards, partner.deed) AS terms
        FROM trader AS me
        STRAIGHT_JOIN trader AS partner ON partner.pid <> me.pid
        WHERE (p_is_between OR me.pid = p_actor)
          AND COALESCE(
            me.proposed < most_trades(v_trades_per_turn, me.pid <> p_actor), TRUE)) AS may
    WHERE may.terms IS NOT NULL;
  RETURN COALESCE(v_moves, JSON_ARRAY());
END
