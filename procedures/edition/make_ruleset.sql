CREATE PROCEDURE make_ruleset(IN p_document JSON, IN p_house_rules JSON, OUT p_ruleset_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a ruleset from a document.'
BEGIN
  /*
   * Takes   : p_document, complete and valid; p_house_rules, what a game changed of its edition,
   *           NULL for nothing.
   * Changes : one row of Ruleset; insert_ruleset does the rest in the same statement.
   * Raises  : session_variable.
   * Why     : a document that is older than a rule does not name it.
   */
  DECLARE v_whole JSON DEFAULT JSON_MERGE_PATCH(default_rules(), p_document);

  CALL check_session();
  INSERT INTO Ruleset (
      edition, house_rules, document, tile_count, first_location, salary, jail_location,
      min_players, max_players, starting_cash, player_number_from, player_order, dice_count,
      dice_sides, extra_roll_dice, doubles_roll_again, doubles_to_jail, jail_exit_dice,
      jail_exit_doubles, jail_fine, jail_turns, jail_wait, jail_last_roll, landing_told, purchase,
      auction, first_bid_percent, raise_percent, set_bonus_factor, set_bonus_sticks, max_houses,
      has_hotels, build_evenly, sell_percent, mortgage_percent, redeem_fee, mortgage_unit, trade,
      insolvency, cards_go_to_creditor, salary_factor_on_go, pot, turn_end, turn_limit,
      players_left_to_end, winner, can_leave, can_end, pot_location, auction_seconds, bid_seconds,
      rent_in_jail, deeds_dealt, sell_deed_percent, house_stock, hotel_stock, handover_fee,
      trades_per_turn, tax_percent, worth_of_buildings, insolvent_at_once,
      ends_without_people, heir_gets_buildings,
      price_percent, rent_percent, building_percent)
    SELECT
        b.edition, p_house_rules, p_document, JSON_LENGTH(p_document, '$.board.tiles'),
        b.first_location, b.salary, location_of(p_document, b.jail), j.min_players, j.max_players,
        j.starting_cash,
        j.player_number_from, j.player_order, j.dice_count, j.dice_sides, j.extra_roll_dice,
        j.doubles_roll_again, j.doubles_to_jail, j.jail_exit_dice, j.jail_exit_doubles, j.jail_fine,
        j.jail_turns, j.jail_wait, j.jail_last_roll, j.landing_told, j.purchase, j.auction,
        j.first_bid_percent, j.raise_percent, j.set_bonus_factor, j.set_bonus_sticks,
        LEAST(j.max_houses, COALESCE(j.hotel_after, j.max_houses)),
        j.has_hotels, j.build_evenly, j.sell_percent, j.mortgage_percent, j.redeem_fee,
        j.mortgage_unit, j.trade, j.insolvency, j.cards_go_to_creditor, j.salary_factor_on_go,
        j.pot, j.turn_end, j.turn_limit, j.players_left_to_end, j.winner, j.can_leave,
        j.can_end, location_of(p_document, b.pot), j.auction_seconds, j.bid_seconds, j.rent_in_jail,
        j.deeds_dealt, j.sell_deed_percent, j.house_stock, j.hotel_stock, j.handover_fee,
        j.trades_per_turn, j.tax_percent, j.worth_of_buildings, j.insolvent_at_once,
        j.ends_without_people, j.heir_gets_buildings,
        COALESCE(j.price_percent, 100), COALESCE(j.rent_percent, 100),
        COALESCE(j.building_percent, 100)
      FROM JSON_TABLE(v_whole, '$' COLUMNS (
        edition VARCHAR(40) PATH '$.edition', jail VARCHAR(40) PATH '$.board.jail_location',
        first_location INT PATH '$.board.first_location', salary INT PATH '$.board.salary',
        pot VARCHAR(40) PATH '$.board.pot_location')) AS b
      JOIN JSON_TABLE(v_whole, '$.rules' COLUMNS (
        min_players INT PATH '$.min_players', max_players INT PATH '$.max_players',
        starting_cash INT PATH '$.starting_cash',
        player_number_from INT PATH '$.player_number_from',
        player_order VARCHAR(40) PATH '$.player_order', dice_count INT PATH '$.dice_count',
        dice_sides INT PATH '$.dice_sides', extra_roll_dice INT PATH '$.extra_roll_dice',
        doubles_roll_again BOOLEAN PATH '$.doubles_roll_again',
        doubles_to_jail INT PATH '$.doubles_to_jail', jail_exit_dice INT PATH '$.jail_exit_dice',
        jail_exit_doubles BOOLEAN PATH '$.jail_exit_doubles', jail_fine INT PATH '$.jail_fine',
        jail_turns INT PATH '$.jail_turns', jail_wait BOOLEAN PATH '$.jail_wait',
        jail_last_roll VARCHAR(40) PATH '$.jail_last_roll',
        landing_told BOOLEAN PATH '$.landing_told', purchase VARCHAR(40) PATH '$.purchase',
        auction VARCHAR(40) PATH '$.auction', first_bid_percent INT PATH '$.first_bid_percent',
        raise_percent INT PATH '$.raise_percent', set_bonus_factor INT PATH '$.set_bonus_factor',
        set_bonus_sticks BOOLEAN PATH '$.set_bonus_sticks', max_houses INT PATH '$.max_houses',
        hotel_after INT PATH '$.hotel_after',
        has_hotels BOOLEAN PATH '$.has_hotels', build_evenly BOOLEAN PATH '$.build_evenly',
        sell_percent INT PATH '$.sell_percent', mortgage_percent INT PATH '$.mortgage_percent',
        redeem_fee INT PATH '$.redeem_fee', mortgage_unit VARCHAR(40) PATH '$.mortgage_unit',
        trade VARCHAR(40) PATH '$.trade', insolvency VARCHAR(40) PATH '$.insolvency',
        cards_go_to_creditor BOOLEAN PATH '$.cards_go_to_creditor',
        salary_factor_on_go INT PATH '$.salary_factor_on_go', pot VARCHAR(40) PATH '$.pot',
        turn_end VARCHAR(40) PATH '$.turn_end', turn_limit INT PATH '$.turn_limit',
        players_left_to_end INT PATH '$.players_left_to_end', winner VARCHAR(40) PATH '$.winner',
        can_leave BOOLEAN PATH '$.can_leave', can_end BOOLEAN PATH '$.can_end',
        auction_seconds INT PATH '$.auction_seconds', bid_seconds INT PATH '$.bid_seconds',
        rent_in_jail BOOLEAN PATH '$.rent_in_jail', deeds_dealt INT PATH '$.deeds_dealt',
        sell_deed_percent INT PATH '$.sell_deed_percent', house_stock INT PATH '$.house_stock',
        hotel_stock INT PATH '$.hotel_stock', handover_fee INT PATH '$.handover_fee',
        trades_per_turn INT PATH '$.trades_per_turn', tax_percent INT PATH '$.tax_percent',
        worth_of_buildings BOOLEAN PATH '$.worth_of_buildings',
        insolvent_at_once BOOLEAN PATH '$.insolvent_at_once',
        ends_without_people BOOLEAN PATH '$.ends_without_people',
        heir_gets_buildings BOOLEAN PATH '$.heir_gets_buildings',
        price_percent INT PATH '$.price_percent', rent_percent INT PATH '$.rent_percent',
        building_percent INT PATH '$.building_percent')) AS j;
  SET p_ruleset_id = LAST_INSERT_ID();
END
