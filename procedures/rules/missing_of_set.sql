CREATE FUNCTION missing_of_set(p_game_id INT, p_prid INT, p_player_id INT) RETURNS INT
  DETERMINISTIC
  READS SQL DATA
  COMMENT 'How many properties of the set of one a player does not own.'
BEGIN
  DECLARE v_missing INT;

  SELECT COUNT(IF(mate.p_owner = p_player_id, NULL, 1))
    INTO v_missing
    FROM Game AS g
    JOIN Property AS pr ON pr.board_id = g.board_id AND pr.prid = p_prid
    JOIN Property AS same ON same.board_id = pr.board_id AND same.colour = pr.colour
    JOIN Deed AS mate ON mate.game_id = g.game_id AND mate.prid = same.prid
    WHERE g.game_id = p_game_id;
  RETURN v_missing;
END
