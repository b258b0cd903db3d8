CREATE PROCEDURE read_dice(
  IN p_game_id INT, IN p_record_id INT,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, OUT p_runs_out BOOLEAN,
  OUT p_dice INT, OUT p_dice2 INT)
  READS SQL DATA
  COMMENT 'Says what a character rolls where players roll.'
BEGIN
  /*
   * Returns : p_runs_out, whether a list of numbers has not enough left for a roll; the dice, NULL
   *           where the game has its own, p_dice2 also where one is rolled.
   */
  DECLARE v_source VARCHAR(20);
  DECLARE v_count, v_sides INT;

  SELECT g.dice_source, r.dice_count, r.dice_sides, g.dice_source = 'numbers' AND i.value IS NULL
    INTO v_source, v_count, v_sides, p_runs_out
    FROM Standing AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    LEFT JOIN ListedNumber AS i ON i.list_id = g.list_id AND i.position = g.drawn + r.dice_count
    WHERE g.game_id = p_game_id
    FOR SHARE OF g;
  SET p_dice = NULL;
  SET p_dice2 = NULL;
  IF v_source = 'table' THEN
    SET p_dice = die_of(p_seed, CONCAT('bot:', p_record_id, ':die:1'), v_sides);
    IF v_count = 2 THEN
      SET p_dice2 = die_of(p_seed, CONCAT('bot:', p_record_id, ':die:2'), v_sides);
    END IF;
  END IF;
END
