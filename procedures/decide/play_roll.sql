CREATE PROCEDURE play_roll(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_game JSON,
  INOUT p_dice DOUBLE, INOUT p_dice2 DOUBLE, OUT p_drawn INT,
  INOUT p_doubles INT, INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Rolls, and moves the player as the dice say.'
BEGIN
  /*
   * Takes   : p_game, as game_facts.
   * Changes : Player, Turns, Event, Game.debts, and what the landing changes.
   * Returns : the dice; p_drawn, as throw_dice; p_doubles, how many in a row, 0 when they give no
   *           further roll.
   * Raises  : what throw_dice raises.
   * Rule    : seed 004, Playing the Game, Vacation, Super Stores; seed 003, Rolling the dice.
   */
  DECLARE v_player JSON DEFAULT player_facts(p_game_id, p_player_id);
  DECLARE v_location INT DEFAULT JSON_EXTRACT(v_player, '$.location');
  DECLARE v_balance INT DEFAULT JSON_EXTRACT(v_player, '$.balance');
  DECLARE v_jail INT DEFAULT JSON_VALUE(p_game, '$.jail_location' RETURNING SIGNED);
  DECLARE v_to_jail INT DEFAULT JSON_VALUE(p_game, '$.doubles_to_jail' RETURNING SIGNED);
  DECLARE v_prid INT DEFAULT JSON_VALUE(p_game, '$.prid' RETURNING SIGNED);
  DECLARE v_moves BOOLEAN DEFAULT TRUE;
  DECLARE v_steps INT;
  DECLARE v_deed JSON;

  CALL throw_dice(
    p_game_id, p_record_id, p_game, JSON_EXTRACT(p_game, '$.dice_sides'),
    JSON_EXTRACT(p_game, '$.dice_count'), p_dice, p_dice2, p_drawn);
  SET v_steps = p_dice + COALESCE(p_dice2, 0);

  IF JSON_VALUE(p_game, '$.phase') = 'fee' THEN
    SET v_deed = deed_facts(p_game_id, v_prid);
    CALL write_game(p_game_id, 'pending', JSON_OBJECT());
    CALL owe(
      p_game_id, p_player_id, JSON_EXTRACT(v_deed, '$.owner'),
      rent_of(p_game, v_deed) * v_steps, 'rent', v_prid);
  ELSE
    SET p_doubles = IF(
      JSON_EXTRACT(p_game, '$.doubles_roll_again') = 1 AND p_dice <=> p_dice2, p_doubles + 1, 0);
    IF JSON_EXTRACT(v_player, '$.status') = 1 THEN
      SET p_doubles = 0;
      CALL roll_for_doubles_in_jail(
        p_game_id, p_record_id, p_player_id, p_game, JSON_EXTRACT(v_player, '$.jail_turns'),
        v_location, p_dice <=> p_dice2, p_event_no, v_moves);
    ELSEIF COALESCE(p_doubles >= v_to_jail, FALSE) THEN
      SET v_moves = FALSE;
      CALL post(
        p_game_id, p_record_id, 'jailed', p_player_id, NULL, NULL, NULL, v_jail, NULL, NULL,
        p_event_no);
      CALL set_status(p_game_id, p_player_id, 1, 0);
      SET v_location = v_jail;
    END IF;
    CALL move_player(
      p_game_id, p_record_id, p_player_id, JSON_EXTRACT(p_game, '$.board_id'),
      JSON_EXTRACT(p_game, '$.first_location'), JSON_EXTRACT(p_game, '$.tile_count'),
      JSON_EXTRACT(p_game, '$.salary'), JSON_EXTRACT(p_game, '$.salary_on_first'),
      IF(v_moves, v_steps, 0), TRUE, p_event_no, v_location, v_balance, TRUE);
  END IF;
END
