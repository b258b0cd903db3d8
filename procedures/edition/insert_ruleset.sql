CREATE TRIGGER insert_ruleset AFTER INSERT ON Ruleset FOR EACH ROW
BEGIN
  /*
   * Makes everything else of a ruleset from its document.
   *
   * Changes : Location, Colours, Property, Rent, Deck, Card, Bonus, Tile, StatusLabel, Wording,
   *           Choice, Token, OpeningPlayer, OpeningDeed, DeedYield.
   * Raises  : what check_number raises.
   * Why     : a trigger, so that one statement makes a whole ruleset or nothing.
   */
  CALL check_number(NEW.ruleset_id);
  CALL insert_properties(
    NEW.ruleset_id, NEW.document, NEW.price_percent, NEW.rent_percent, NEW.building_percent);
  CALL insert_bonuses(NEW.ruleset_id, NEW.document);
  CALL insert_tiles(NEW.ruleset_id);
  CALL insert_yields(NEW.ruleset_id);
  CALL insert_words(NEW.ruleset_id, NEW.document);
  CALL insert_opening(NEW.ruleset_id, NEW.document, NEW.starting_cash, NEW.first_location);
END
