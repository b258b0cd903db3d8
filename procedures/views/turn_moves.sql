CREATE FUNCTION turn_moves(p_game_id INT, p_actor INT, p_refusal VARCHAR(40)) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The moves of the player to act that take no property: rolling, buying, paying, leaving.'
BEGIN
  /*
   * Takes   : p_actor, the player to act; p_refusal, a pattern for the refusals of the moves to
   *           list: '' for legal moves.
   * Returns : as list_moves.
   */
  DECLARE v_phase, v_source, v_trade VARCHAR(20);
  DECLARE v_ruleset_id, v_sides, v_status, v_place, v_jail_fine, v_proposer, v_partner, v_cards INT;
  DECLARE v_prid, v_entry, v_list_id, v_last_die, v_die INT;
  DECLARE v_jail_wait, v_can_leave, v_can_end, v_runs_out BOOLEAN DEFAULT FALSE;
  DECLARE v_balance, v_price BIGINT;
  DECLARE v_moves JSON;

  SELECT g.phase, g.ruleset_id, g.prid, g.first_entry, g.dice_source, g.list_id,
      g.drawn + r.dice_count, JSON_VALUE(g.proposal, '$.from' RETURNING SIGNED),
      JSON_VALUE(g.proposal, '$.to' RETURNING SIGNED), r.dice_sides, r.jail_fine, r.jail_wait,
      r.can_leave, r.can_end, r.trade, p.status, p.location, p.bank_balance
    INTO v_phase, v_ruleset_id, v_prid, v_entry, v_source, v_list_id, v_last_die, v_proposer,
      v_partner, v_sides, v_jail_fine, v_jail_wait, v_can_leave, v_can_end, v_trade, v_status,
      v_place, v_balance
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_actor
    WHERE g.game_id = p_game_id;
  -- What the phase asks to be paid: the price, the tax, or else the entry of the agenda.
  CASE v_phase
    WHEN 'offer' THEN
      CALL read_price(p_game_id, v_ruleset_id, v_prid, v_price);
    WHEN 'tax' THEN
      SELECT t.amount
        INTO v_price
        FROM Tile AS t
        WHERE t.ruleset_id = v_ruleset_id
          AND t.location = v_place;
    ELSE
      SELECT o.amount
        INTO v_price
        FROM Agenda AS o
        WHERE o.game_id = p_game_id
          AND o.entry_no = v_entry;
  END CASE;
  IF v_status = 1 THEN
    SELECT COUNT(*) INTO v_cards FROM DeckCard AS k
      WHERE k.game_id = p_game_id
        AND k.holder = p_actor;
  END IF;
  IF v_source = 'numbers' THEN
    SELECT i.value INTO v_die FROM ListedNumber AS i
      WHERE i.list_id = v_list_id
        AND i.position = v_last_die;
    SET v_runs_out = v_die IS NULL;
  END IF;
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player', CASE a.actor
        WHEN 'proposer' THEN v_proposer
        WHEN 'partner' THEN v_partner
        ELSE p_actor END,
      'action', a.action, 'partner', IF(a.action = 'reject_all', v_proposer, NULL),
      'price', CASE
        WHEN a.action IN ('buy', 'pay', 'pay_flat') THEN v_price
        WHEN a.action = 'pay_fine' THEN v_jail_fine END,
      'minimum', CASE
        WHEN FIND_IN_SET('amount', b.takes) THEN b.amount_minimum
        WHEN FIND_IN_SET('dice', b.takes) AND v_source = 'table' THEN 1 END,
      'maximum', CASE
        WHEN FIND_IN_SET('amount', b.takes) THEN LEAST(v_balance, b.amount_maximum)
        WHEN FIND_IN_SET('dice', b.takes) AND v_source = 'table' THEN v_sides END,
      'terms', IF(a.action = 'change_dice', JSON_OBJECT('source', 'server'), NULL)))
    INTO v_moves
    FROM PhaseAction AS a
    STRAIGHT_JOIN Action AS b ON b.action = a.action
    WHERE a.phase = v_phase
      AND a.actor NOT IN ('bidder', 'anyone', 'nobody')
      AND a.action <> 'propose'
      AND NOT FIND_IN_SET('prid', b.takes)
      AND COALESCE(
        jail_refusal(a.action, v_status, v_cards, v_jail_fine, v_jail_wait),
        payment_refusal(a.action, v_balance, IF(a.action = 'pay_fine', v_jail_fine, v_price)),
        edition_refusal(a.action, v_can_leave, v_can_end, v_trade),
        dice_refusal(a.action, FIND_IN_SET('dice', b.takes) > 0, v_runs_out), '') LIKE p_refusal;
  RETURN COALESCE(v_moves, JSON_ARRAY());
END
