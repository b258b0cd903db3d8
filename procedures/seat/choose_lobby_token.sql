CREATE PROCEDURE choose_lobby_token(IN p_lobby_id INT, IN p_own INT, INOUT p_token TEXT)
  READS SQL DATA
  COMMENT 'Checks the piece of somebody who joins a lobby, or finds one.'
BEGIN
  /*
   * Takes   : p_own, the seat that the caller has already, NULL for none; p_token, NULL or empty
   *           for the piece of that seat, else for the first free one.
   * Returns : p_token, as the edition has it; NULL when it has none left.
   * Raises  : piece_taken, and what check_pieces raises.
   */
  DECLARE v_ruleset_id, v_taken INT;
  DECLARE v_edition, v_own VARCHAR(40);

  SELECT l.edition, MAX(e.ruleset_id), MAX(s.token)
    INTO v_edition, v_ruleset_id, v_own
    FROM Lobby AS l
    LEFT JOIN Edition AS e ON e.edition = l.edition
    LEFT JOIN LobbySeat AS s ON s.lobby_id = l.lobby_id AND s.seat = p_own
    WHERE l.lobby_id = p_lobby_id
    GROUP BY l.lobby_id;
  SET p_token = COALESCE(NULLIF(LEFT(p_token, 100), ''), v_own);
  IF p_token IS NULL THEN
    SELECT f.piece
      INTO p_token
      FROM (
        SELECT p.Piece AS piece, p.Position AS position
          FROM piecesView AS p
          LEFT JOIN LobbySeat AS s ON s.lobby_id = p_lobby_id AND s.token = p.Piece
          WHERE p.Edition = v_edition AND s.seat IS NULL
          ORDER BY p.Position, p.Piece
          LIMIT 1
          FOR SHARE OF s) AS f;
  ELSE
    CALL check_pieces(v_ruleset_id, JSON_ARRAY(JSON_OBJECT('token', p_token)));
    SELECT MAX(k.name) INTO p_token FROM Token AS k WHERE k.name = p_token;
    SELECT COUNT(*)
      INTO v_taken
      FROM LobbySeat AS s
      WHERE s.lobby_id = p_lobby_id AND s.token = p_token AND s.seat <> COALESCE(p_own, -1)
      FOR SHARE;
    IF v_taken > 0 THEN
      CALL refuse('piece_taken', CONCAT(
        'Somebody at this table already has the ', LEFT(p_token, 40), '.'));
    END IF;
  END IF;
END
