CREATE PROCEDURE landing_on_further_bonus(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_board_id INT,
  IN p_effect VARCHAR(20), IN p_amount INT,
  INOUT p_event_no INT, INOUT p_location INT, INOUT p_balance INT, OUT p_steps INT)
  MODIFIES SQL DATA
  COMMENT 'Does what only a tile or card of an edition with decisions says.'
BEGIN
  /*
   * Takes   : as landing_on_bonus.
   * Changes : Event, Game.debts; the player's own place and balance are returned.
   * Returns : p_steps, the tiles that he has yet to move.
   * Rule    : seed 004, Action Deck and Action Cards; seed 003, Put Money In Free Parking.
   */
  DECLARE v_buildings, v_tiles INT;
  DECLARE v_paid BOOLEAN;

  SET p_steps = 0;
  CASE p_effect
    WHEN 'collect_each' THEN
      CALL owe_or_be_owed_by_each(p_game_id, p_player_id, p_amount, FALSE);
    WHEN 'pay_per_building' THEN
      SELECT COALESCE(SUM(deed.level), 0)
        INTO v_buildings
        FROM JSON_TABLE(deeds_facts(p_game_id), '$.*' COLUMNS (
          owner INT PATH '$.owner', level INT PATH '$.level')) AS deed
        WHERE deed.owner = p_player_id;
      CALL owe(p_game_id, p_player_id, NULL, p_amount * v_buildings, 'paid', NULL);
    WHEN 'move_to' THEN
      SET v_tiles = JSON_EXTRACT(game_facts(p_game_id), '$.tile_count');
      CALL post(
        p_game_id, p_record_id, 'moved_on', p_player_id, NULL, NULL, NULL, p_location, NULL, NULL,
        p_event_no);
      SET p_steps = (p_amount - p_location + v_tiles) MOD v_tiles;
    WHEN 'teleport' THEN
      SET p_location = p_amount;
      CALL post(
        p_game_id, p_record_id, 'teleported', p_player_id, NULL, NULL, NULL, p_location, NULL, NULL,
        p_event_no);
    WHEN 'take_pot' THEN
      CALL change_balance(
        p_game_id, p_record_id, 'took_pot', p_player_id,
        JSON_EXTRACT(game_facts(p_game_id), '$.pot'), NULL, p_location, NULL,
        p_event_no, p_balance, v_paid);
    ELSE
      -- A card that is kept: draw_card gave it to the player.
      DO 0;
  END CASE;
END
