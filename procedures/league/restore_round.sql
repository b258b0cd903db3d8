CREATE PROCEDURE restore_round(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_previous JSON)
  MODIFIES SQL DATA
  COMMENT 'Restores a round to a previous state.'
BEGIN
  /*
   * Takes  : p_previous, as round_part returns it; NULL if the round did not exist.
   * Raises : what change_round and write_round raise.
   */
  DECLARE v_unused LONGTEXT;

  IF p_previous IS NULL OR JSON_TYPE(p_previous) = 'NULL' THEN
    CALL change_round(p_tournament_id, 'delete_round', p_round_id, NULL, v_unused);
  ELSE
    CALL change_round(
      p_tournament_id,
      IF(
        round_part(p_tournament_id, p_round_id) IS NULL, 'add_round', 'change_round_dates'),
      p_round_id, p_previous, v_unused);
    CALL write_round(
      p_tournament_id, p_round_id, JSON_EXTRACT(p_previous, '$.matches'),
      JSON_EXTRACT(p_previous, '$.byes'));
  END IF;
END
