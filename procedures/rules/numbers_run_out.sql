CREATE FUNCTION numbers_run_out(p_game_id INT) RETURNS BOOLEAN
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'Whether a game has not enough numbers left in its list for a roll.'
BEGIN
  DECLARE v_run_out BOOLEAN;

  SELECT g.dice_source = 'numbers' AND g.drawn + r.dice_count > n.length
    INTO v_run_out
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    LEFT JOIN NumberList AS n ON n.list_id = g.list_id
    WHERE g.game_id = p_game_id;
  RETURN COALESCE(v_run_out, FALSE);
END
