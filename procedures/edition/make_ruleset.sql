CREATE PROCEDURE make_ruleset(IN p_document JSON, IN p_house_rules JSON, OUT p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a ruleset of a document.'
BEGIN
  /*
   * Takes   : p_document, a whole one without faults; p_house_rules, what a game changed of its
   *           edition, NULL: nothing.
   * Changes : one row of Ruleset, from which lay_ruleset makes the rest in the same statement.
   * Returns : p_ruleset_id, its number.
   */
  INSERT INTO Ruleset (
      edition, house_rules, document, tile_count, first_location, salary, jail_location,
      min_players, max_players, starting_cash, player_number_from, player_order, dice_count,
      dice_sides, extra_roll_dice, doubles_roll_again, doubles_to_jail, jail_exit_dice,
      jail_exit_doubles, jail_fine, jail_turns, jail_wait, jail_last_roll, landing_told, purchase,
      auction, first_bid_percent, raise_percent, set_bonus_factor, set_bonus_sticks, max_houses,
      has_hotels, build_evenly, sell_percent, mortgage_percent, redeem_fee, mortgage_unit, trade,
      insolvency, cards_go_to_creditor, salary_factor_on_go, has_pot, turn_end, turn_limit,
      players_left_to_end, winner, can_leave, can_end)
    SELECT j.edition, p_house_rules, p_document, JSON_LENGTH(p_document, '$.board.tiles'),
        j.first_location, j.salary, t.location, j.min_players, j.max_players, j.starting_cash,
        j.player_number_from, j.player_order, j.dice_count, j.dice_sides, j.extra_roll_dice,
        j.doubles_roll_again, j.doubles_to_jail, j.jail_exit_dice, j.jail_exit_doubles, j.jail_fine,
        j.jail_turns, j.jail_wait, j.jail_last_roll, j.landing_told, j.purchase, j.auction,
        j.first_bid_percent, j.raise_percent, j.set_bonus_factor, j.set_bonus_sticks, j.max_houses,
        j.has_hotels, j.build_evenly, j.sell_percent, j.mortgage_percent, j.redeem_fee,
        j.mortgage_unit, j.trade, j.insolvency, j.cards_go_to_creditor, j.salary_factor_on_go,
        j.has_pot, j.turn_end, j.turn_limit, j.players_left_to_end, j.winner, j.can_leave, j.can_end
      FROM JSON_TABLE(p_document, '$' COLUMNS (
        edition VARCHAR(40) PATH '$.edition', jail VARCHAR(40) PATH '$.board.jail_location',
        first_location INT PATH '$.board.first_location', salary INT PATH '$.board.salary',
        min_players INT PATH '$.rules.min_players', max_players INT PATH '$.rules.max_players',
        starting_cash INT PATH '$.rules.starting_cash',
        player_number_from INT PATH '$.rules.player_number_from',
        player_order VARCHAR(40) PATH '$.rules.player_order',
        dice_count INT PATH '$.rules.dice_count', dice_sides INT PATH '$.rules.dice_sides',
        extra_roll_dice INT PATH '$.rules.extra_roll_dice',
        doubles_roll_again BOOLEAN PATH '$.rules.doubles_roll_again',
        doubles_to_jail INT PATH '$.rules.doubles_to_jail',
        jail_exit_dice INT PATH '$.rules.jail_exit_dice',
        jail_exit_doubles BOOLEAN PATH '$.rules.jail_exit_doubles',
        jail_fine INT PATH '$.rules.jail_fine', jail_turns INT PATH '$.rules.jail_turns',
        jail_wait BOOLEAN PATH '$.rules.jail_wait',
        jail_last_roll VARCHAR(40) PATH '$.rules.jail_last_roll',
        landing_told BOOLEAN PATH '$.rules.landing_told',
        purchase VARCHAR(40) PATH '$.rules.purchase', auction VARCHAR(40) PATH '$.rules.auction',
        first_bid_percent INT PATH '$.rules.first_bid_percent',
        raise_percent INT PATH '$.rules.raise_percent',
        set_bonus_factor INT PATH '$.rules.set_bonus_factor',
        set_bonus_sticks BOOLEAN PATH '$.rules.set_bonus_sticks',
        max_houses INT PATH '$.rules.max_houses', has_hotels BOOLEAN PATH '$.rules.has_hotels',
        build_evenly BOOLEAN PATH '$.rules.build_evenly',
        sell_percent INT PATH '$.rules.sell_percent',
        mortgage_percent INT PATH '$.rules.mortgage_percent',
        redeem_fee INT PATH '$.rules.redeem_fee',
        mortgage_unit VARCHAR(40) PATH '$.rules.mortgage_unit',
        trade VARCHAR(40) PATH '$.rules.trade', insolvency VARCHAR(40) PATH '$.rules.insolvency',
        cards_go_to_creditor BOOLEAN PATH '$.rules.cards_go_to_creditor',
        salary_factor_on_go INT PATH '$.rules.salary_factor_on_go',
        has_pot BOOLEAN PATH '$.rules.has_pot', turn_end VARCHAR(40) PATH '$.rules.turn_end',
        turn_limit INT PATH '$.rules.turn_limit',
        players_left_to_end INT PATH '$.rules.players_left_to_end',
        winner VARCHAR(40) PATH '$.rules.winner', can_leave BOOLEAN PATH '$.rules.can_leave',
        can_end BOOLEAN PATH '$.rules.can_end')) AS j
      LEFT JOIN JSON_TABLE(tiles_of(p_document), '$[*]' COLUMNS (
        location INT PATH '$.location', name VARCHAR(40) PATH '$.name')) AS t ON t.name = j.jail;
  SET p_ruleset_id = LAST_INSERT_ID();
END
