CREATE FUNCTION find_rules(p_name TEXT, p_template_id INT, p_rules JSON)
  RETURNS INT
  READS SQL DATA
  COMMENT 'The edition of that name, if it has just these rules.'
BEGIN
  /*
   * Takes   : p_template_id, the ruleset that an import would copy everything else from.
   * Returns : its number; NULL when there is no such edition, or it has other rules.
   */
  DECLARE v_ruleset_id INT;

  SELECT r.ruleset_id
    INTO v_ruleset_id
    FROM Ruleset AS r
    JOIN Ruleset AS t ON t.ruleset_id = p_template_id
    JOIN JSON_TABLE(p_rules, '$' COLUMNS (
      starting_cash INT PATH '$.starting_cash', turn_limit INT PATH '$.turn_limit',
      players_left_to_end INT PATH '$.players_left_to_end',
      set_bonus_factor INT PATH '$.set_bonus_factor', max_houses INT PATH '$.max_houses',
      build_evenly INT PATH '$.build_evenly', has_pot INT PATH '$.has_pot',
      has_auctions INT PATH '$.has_auctions',
      salary_factor_on_go INT PATH '$.salary_factor_on_go')) AS j
    WHERE r.edition = p_name
      AND (r.starting_cash, r.turn_limit, r.players_left_to_end, r.set_bonus_factor, r.max_houses,
          r.build_evenly, r.has_pot, r.auction, r.salary_factor_on_go)
        <=> (j.starting_cash, NULLIF(j.turn_limit, -1), j.players_left_to_end, j.set_bonus_factor,
          j.max_houses, j.build_evenly, j.has_pot, IF(j.has_auctions, 'declined', 'none'),
          j.salary_factor_on_go)
      AND (r.board_id, r.min_players, r.max_players, r.dice_sides, r.extra_roll_dice,
          r.jail_exit_dice, r.has_decisions, r.player_number_from, r.player_order, r.dice_count,
          r.doubles_roll_again, r.doubles_to_jail, r.set_bonus_sticks, r.purchase,
          r.first_bid_percent, r.raise_percent, r.turn_end, r.insolvency, r.jail_fine,
          r.jail_turns, r.jail_wait, r.jail_last_roll, r.has_hotels, r.sell_percent,
          r.mortgage_percent, r.redeem_fee, r.mortgage_unit, r.trade, r.cards_go_to_creditor,
          r.winner, r.can_end)
        <=> (t.board_id, t.min_players, t.max_players, t.dice_sides, t.extra_roll_dice,
          t.jail_exit_dice, t.has_decisions, t.player_number_from, t.player_order, t.dice_count,
          t.doubles_roll_again, t.doubles_to_jail, t.set_bonus_sticks, t.purchase,
          t.first_bid_percent, t.raise_percent, t.turn_end, t.insolvency, t.jail_fine,
          t.jail_turns, t.jail_wait, t.jail_last_roll, t.has_hotels, t.sell_percent,
          t.mortgage_percent, t.redeem_fee, t.mortgage_unit, t.trade, t.cards_go_to_creditor,
          t.winner, t.can_end);
  RETURN v_ruleset_id;
END
