CREATE PROCEDURE landing_where_players_decide(
  IN p_game_id INT, IN p_record_id INT, IN p_player_id INT, IN p_location INT, IN p_prid INT,
  IN p_owner INT, INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Says what a player owes for a property, or that it is offered to him.'
BEGIN
  /*
   * Changes : one Event; Game.debts, with the rent, an offer of an unowned property, or a fee that
   *           takes a roll of its own.
   * Rule    : seed 004, Properties; seed 003, Rolling the dice.
   */
  DECLARE v_deed JSON;

  CALL post(
    p_game_id, p_record_id, 'moved', p_player_id, NULL, NULL, NULL, p_location, p_prid, NULL,
    p_event_no);
  IF p_owner IS NULL THEN
    CALL owe(p_game_id, p_player_id, NULL, NULL, 'offer', p_prid);
  ELSEIF p_owner <> p_player_id THEN
    SET v_deed = deed_facts(p_game_id, p_prid);
    IF JSON_EXTRACT(v_deed, '$.mortgaged') = 0 THEN
      IF JSON_VALUE(v_deed, '$.rent_by') = 'dice' THEN
        CALL owe(p_game_id, p_player_id, p_owner, NULL, 'fee', p_prid);
      ELSE
        CALL owe(
          p_game_id, p_player_id, p_owner, rent_of(game_facts(p_game_id), v_deed), 'rent', p_prid);
      END IF;
    END IF;
  END IF;
END
