CREATE PROCEDURE copy_edition(
  IN p_template_id INT, IN p_ruleset_id INT, IN p_name TEXT, IN p_rules JSON)
  MODIFIES SQL DATA
  COMMENT 'Makes an edition like another, but for the rules of a file.'
BEGIN
  /*
   * Takes   : p_ruleset_id, the number of the new ruleset; p_rules, which were checked.
   * Changes : Ruleset, StatusLabel, Wording, Choice.
   */
  INSERT INTO Ruleset (
      ruleset_id, edition, board_id, min_players, max_players, dice_sides, extra_roll_dice,
      jail_exit_dice, has_decisions, player_number_from, player_order, dice_count,
      doubles_roll_again, doubles_to_jail, set_bonus_sticks, purchase, first_bid_percent,
      raise_percent, turn_end, insolvency, jail_fine, jail_turns, jail_wait, jail_last_roll,
      has_hotels, sell_percent, mortgage_percent, redeem_fee, mortgage_unit, trade,
      cards_go_to_creditor, winner, can_end, starting_cash, turn_limit, players_left_to_end,
      set_bonus_factor, max_houses, build_evenly, has_pot, auction, salary_factor_on_go)
    SELECT p_ruleset_id, p_name, t.board_id, t.min_players, t.max_players, t.dice_sides,
        t.extra_roll_dice, t.jail_exit_dice, t.has_decisions, t.player_number_from, t.player_order,
        t.dice_count, t.doubles_roll_again, t.doubles_to_jail, t.set_bonus_sticks, t.purchase,
        t.first_bid_percent, t.raise_percent, t.turn_end, t.insolvency, t.jail_fine, t.jail_turns,
        t.jail_wait, t.jail_last_roll, t.has_hotels, t.sell_percent, t.mortgage_percent,
        t.redeem_fee, t.mortgage_unit, t.trade, t.cards_go_to_creditor, t.winner, t.can_end,
        j.starting_cash, NULLIF(j.turn_limit, -1), j.players_left_to_end, j.set_bonus_factor,
        j.max_houses, j.build_evenly, j.has_pot, IF(j.has_auctions, 'declined', 'none'),
        j.salary_factor_on_go
      FROM Ruleset AS t
      JOIN JSON_TABLE(p_rules, '$' COLUMNS (
        starting_cash INT PATH '$.starting_cash', turn_limit INT PATH '$.turn_limit',
        players_left_to_end INT PATH '$.players_left_to_end',
        set_bonus_factor INT PATH '$.set_bonus_factor', max_houses INT PATH '$.max_houses',
        build_evenly INT PATH '$.build_evenly', has_pot INT PATH '$.has_pot',
        has_auctions INT PATH '$.has_auctions',
        salary_factor_on_go INT PATH '$.salary_factor_on_go')) AS j
      WHERE t.ruleset_id = p_template_id;
  INSERT INTO StatusLabel (ruleset_id, status, label)
    SELECT p_ruleset_id, s.status, s.label
      FROM StatusLabel AS s
      WHERE s.ruleset_id = p_template_id;
  INSERT INTO Wording (ruleset_id, kind, sentence)
    SELECT p_ruleset_id, w.kind, w.sentence FROM Wording AS w WHERE w.ruleset_id = p_template_id;
  INSERT INTO Choice (ruleset_id, position, action, code, label)
    SELECT p_ruleset_id, c.position, c.action, c.code, c.label
      FROM Choice AS c
      WHERE c.ruleset_id = p_template_id;
END
