CREATE TRIGGER keep_first_dice BEFORE INSERT ON Game FOR EACH ROW
BEGIN
  /*
   * Sets : NEW.first_dice_source, NEW.first_list_id.
   * Why  : where the dice come from can change in a game; a replay begins as the game began.
   */
  SET NEW.first_dice_source = NEW.dice_source;
  SET NEW.first_list_id = NEW.list_id;
END
