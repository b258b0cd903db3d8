CREATE TRIGGER delete_parts_of_ruleset BEFORE DELETE ON Ruleset FOR EACH ROW
BEGIN
  /*
   * Deletes everything that belongs to a ruleset before the ruleset itself.
   *
   * Changes : every table of a ruleset, in the order of their foreign keys.
   */
  DELETE FROM TileTotal WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM LineupTotal WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM LengthTotal WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM OpeningDeed WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM OpeningPlayer WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM Choice WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM Wording WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM StatusLabel WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM DeedYield WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM Tile WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM Bonus WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM Card WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM Deck WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM Rent WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM Property WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM Colours WHERE ruleset_id = OLD.ruleset_id;
  DELETE FROM Location WHERE ruleset_id = OLD.ruleset_id;
END
