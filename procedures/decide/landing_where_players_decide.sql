CREATE PROCEDURE landing_where_players_decide(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_location INT, IN p_prid INT,
  IN p_owner INT, INOUT p_event_no INT, INOUT p_due JSON)
  MODIFIES SQL DATA
  COMMENT 'Says what a player owes for a property, or that it is offered to him.'
BEGIN
  /*
   * Changes : one Event.
   * Returns : p_due with the rent; with {"offer": prid} for an unowned property; with
   *           {"fee": prid} when the rent takes a roll of its own.
   * Rule    : seed 004, Properties; seed 003, Rolling the dice.
   */
  DECLARE v_mortgaged BOOLEAN;
  DECLARE v_rent_by VARCHAR(20);

  CALL post(
    p_game_id, p_record_id, 'moved', p_player_id, NULL, NULL, NULL, p_location, p_prid, NULL,
    p_event_no);
  IF p_owner IS NULL THEN
    SET p_due = JSON_ARRAY_APPEND(p_due, '$', JSON_OBJECT('offer', p_prid));
  ELSEIF p_owner <> p_player_id THEN
    SELECT d.mortgaged, pr.rent_by
      INTO v_mortgaged, v_rent_by
      FROM Deed AS d
      JOIN Property AS pr ON pr.board_id = d.board_id AND pr.prid = d.prid
      WHERE d.game_id = p_game_id
        AND d.prid = p_prid;
    IF NOT v_mortgaged THEN
      SET p_due = IF(v_rent_by = 'dice',
        JSON_ARRAY_APPEND(p_due, '$', JSON_OBJECT('fee', p_prid)),
        owing(p_due, p_player_id, p_owner, rent_of(p_game_id, p_prid), 'rent', p_prid));
    END IF;
  END IF;
END
