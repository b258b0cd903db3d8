CREATE TRIGGER lay_ruleset AFTER INSERT ON Ruleset FOR EACH ROW
BEGIN
  /*
   * Makes everything else of a ruleset from its document.
   *
   * Changes : Location, Colours, Property, Rent, Deck, Card, Bonus, Tile, StatusLabel, Wording,
   *           Choice, Token, OpeningPlayer, OpeningDeed.
   * Raises  : what check_number raises.
   * Why     : a trigger, so that a ruleset is made whole or not at all, by one statement.
   */
  CALL check_number(NEW.ruleset_id);
  CALL lay_properties(
    NEW.ruleset_id, NEW.document, NEW.price_percent, NEW.rent_percent, NEW.building_percent);
  CALL lay_bonuses(NEW.ruleset_id, NEW.document);
  CALL lay_tiles(NEW.ruleset_id);
  CALL lay_words(NEW.ruleset_id, NEW.document);
  CALL lay_opening(NEW.ruleset_id, NEW.document, NEW.starting_cash, NEW.first_location);
END
