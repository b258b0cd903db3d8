CREATE FUNCTION awaited_person(p_game_id INT) RETURNS INT
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The person whom a game waits for.'
BEGIN
  /*
   * Returns : the number of the player, in an auction as next_bidder, between two turns the one
   *           to whom a trade is offered; NULL while a bot moves, and when the game is over.
   */
  DECLARE v_pid INT;

  SELECT CASE
      WHEN h.actor = 'bidder' THEN next_bidder(g.game_id)
      WHEN g.phase = 'proposal' THEN JSON_VALUE(g.proposal, '$.to' RETURNING SIGNED)
      ELSE a.`Player No.` END
    INTO v_pid
    FROM GameState AS g
    JOIN Phase AS h ON h.phase = g.phase
    JOIN actorsView AS a ON a.Game = g.game_id
    WHERE g.game_id = p_game_id AND g.phase <> 'over';
  SELECT MAX(p.pid)
    INTO v_pid
    FROM Player AS p
    WHERE p.game_id = p_game_id AND p.pid = v_pid AND p.character_id IS NULL;
  RETURN v_pid;
END
