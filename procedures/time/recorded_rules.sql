CREATE FUNCTION recorded_rules(p_ruleset_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'All rows of a ruleset.'
BEGIN
  /*
   * Returns : an object with an object for each row, of its columns that are not NULL, keyed by its
   *           table and name; without the document of the ruleset.
   */
  DECLARE v_parameters JSON;

  SELECT JSON_OBJECT(
      'edition', r.edition, 'first_location', r.first_location, 'tile_count', r.tile_count,
      'salary', r.salary,
      'salary_factor_on_go', r.salary_factor_on_go, 'jail_location', r.jail_location,
      'min_players', r.min_players, 'max_players', r.max_players,
      'starting_cash', r.starting_cash, 'player_number_from', r.player_number_from,
      'player_order', r.player_order, 'dice_count', r.dice_count, 'dice_sides', r.dice_sides,
      'extra_roll_dice', r.extra_roll_dice, 'doubles_roll_again', r.doubles_roll_again,
      'doubles_to_jail', r.doubles_to_jail, 'jail_exit_dice', r.jail_exit_dice,
      'jail_exit_doubles', r.jail_exit_doubles, 'jail_fine', r.jail_fine,
      'jail_turns', r.jail_turns, 'jail_wait', r.jail_wait, 'jail_last_roll', r.jail_last_roll,
      'landing_told', r.landing_told, 'purchase', r.purchase, 'auction', r.auction,
      'first_bid_percent', r.first_bid_percent, 'raise_percent', r.raise_percent,
      'set_bonus_factor', r.set_bonus_factor, 'set_bonus_sticks', r.set_bonus_sticks,
      'max_houses', r.max_houses, 'has_hotels', r.has_hotels, 'build_evenly', r.build_evenly,
      'sell_percent', r.sell_percent, 'mortgage_percent', r.mortgage_percent,
      'redeem_fee', r.redeem_fee, 'mortgage_unit', r.mortgage_unit, 'trade', r.trade,
      'insolvency', r.insolvency, 'cards_go_to_creditor', r.cards_go_to_creditor,
      'pot', r.pot, 'turn_end', r.turn_end, 'turn_limit', r.turn_limit,
      'players_left_to_end', r.players_left_to_end, 'winner', r.winner, 'can_leave', r.can_leave,
      'can_end', r.can_end, 'pot_location', r.pot_location, 'auction_seconds', r.auction_seconds,
      'bid_seconds', r.bid_seconds, 'rent_in_jail', r.rent_in_jail, 'deeds_dealt', r.deeds_dealt,
      'sell_deed_percent', r.sell_deed_percent, 'house_stock', r.house_stock,
      'hotel_stock', r.hotel_stock, 'handover_fee', r.handover_fee,
      'trades_per_turn', r.trades_per_turn, 'tax_percent', r.tax_percent,
      'worth_of_buildings', r.worth_of_buildings, 'insolvent_at_once', r.insolvent_at_once,
      'heir_gets_buildings', r.heir_gets_buildings, 'ends_without_people', r.ends_without_people,
      'price_percent', r.price_percent, 'rent_percent', r.rent_percent,
      'building_percent', r.building_percent)
    INTO v_parameters
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  RETURN JSON_MERGE_PATCH(
    JSON_OBJECT(), JSON_OBJECT('Ruleset', v_parameters), recorded_board(p_ruleset_id),
    recorded_words(p_ruleset_id));
END
