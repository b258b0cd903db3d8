CREATE FUNCTION estate_refusal(
  p_action VARCHAR(20), p_name VARCHAR(40), p_player_id INT, p_owner INT, p_balance BIGINT,
  p_price INT, p_level INT, p_mortgaged BOOLEAN, p_missing INT, p_lowest INT, p_highest INT,
  p_set_mortgaged INT, p_mortgage_unit VARCHAR(20), p_build_evenly BOOLEAN, p_buildings_left INT)
  RETURNS VARCHAR(200)
  DETERMINISTIC
  NO SQL
  COMMENT 'The reason why a player may not build, mortgage, lift a mortgage or sell.'
BEGIN
  /*
   * Takes   : the property, as in Deed; its colour group, as read_set; p_price, as estate_price;
   *           p_balance, of the player; p_mortgage_unit, p_build_evenly, as in Ruleset;
   *           p_buildings_left, as buildings_left, NULL for any number.
   * Returns : NULL when the player may, else `token: sentence`, as refuse_with. cannot_afford
   *           comes last, when nothing else is in the way.
   * Rule    : S8, S9; H11; A9.
   */
  RETURN CASE
    WHEN NOT p_owner <=> p_player_id
      THEN CONCAT('not_owner: ', p_name, ' belongs to ', IF(
        p_owner IS NULL, 'nobody.', 'another player.'))
    WHEN p_action = 'redeem' AND NOT p_mortgaged
      THEN CONCAT('not_mortgaged: ', p_name, ' is not mortgaged.')
    WHEN p_action = 'sell' AND p_level = 0
      THEN CONCAT('no_buildings: There is no building on ', p_name, ' to sell.')
    WHEN p_price IS NULL AND p_action = 'build'
      THEN CONCAT('not_possible_here: Nothing', IF(
        p_level > 0, ' more', ''), ' can be built on ', p_name, '.')
    WHEN p_price IS NULL AND p_action = 'sell'
      THEN 'not_possible_here: Buildings cannot be sold in this edition.'
    WHEN p_price IS NULL AND p_action = 'sell_deed'
      THEN 'not_possible_here: The bank does not buy properties in this edition.'
    WHEN p_price IS NULL
      THEN 'not_possible_here: There are no mortgages in this edition.'
    WHEN p_action = 'build' AND p_missing > 0
      THEN CONCAT('set_incomplete: You must own the whole colour group of ', p_name, '.')
    WHEN p_action IN ('build', 'mortgage', 'sell_deed') AND p_mortgaged
      THEN CONCAT('mortgaged: ', p_name, ' is mortgaged.')
    WHEN p_action = 'build' AND p_mortgage_unit = 'set' AND p_set_mortgaged > 0
      THEN CONCAT('mortgaged: First lift all mortgages in the colour group of ', p_name, '.')
    WHEN p_action = 'mortgage' AND IF(p_mortgage_unit = 'set', p_highest, p_level) > 0
      THEN CONCAT('has_buildings: Sell the buildings before you mortgage ', p_name, '.')
    WHEN p_action = 'sell_deed' AND p_highest > 0
      THEN CONCAT('has_buildings: First sell the buildings in the colour group of ', p_name, '.')
    WHEN p_action = 'build' AND p_buildings_left <= 0
      THEN 'out_of_stock: The bank has no building of this kind left.'
    WHEN p_build_evenly AND (
        p_action = 'build' AND p_level > p_lowest OR p_action = 'sell' AND p_level < p_highest)
      THEN CONCAT('uneven: Build and sell evenly in the colour group of ', p_name, '.')
    WHEN p_action IN ('build', 'redeem') AND p_balance < p_price
      THEN CONCAT('cannot_afford: That costs ¤', p_price, '; you have ¤', p_balance, '.')
  END;
END
