CREATE TRIGGER deal_opening AFTER INSERT ON Game FOR EACH ROW
BEGIN
  /*
   * Seats the players of the opening position and deals the deeds.
   *
   * Changes : Player, Turns, Deed of the new game.
   * Raises  : edition_incomplete, when a location of the board is missing, is neither a property
   *           nor a bonus, sends to a location that is not on the board, or has an effect for
   *           which players must decide, or when doubles lead to a jail that the board lacks;
   *           name_too_long, name_taken.
   * Rule    : seed 000, 3.3.
   * Why     : a trigger, so that a game is made whole or not at all, by one statement.
   */
  DECLARE v_tile_count, v_tiles, v_jails, v_choices, v_decides, v_no_jail, v_cards INT;

  SELECT b.tile_count, COUNT(pr.prid) + COUNT(bo.bid),
      COUNT(IF(bo.effect IN ('go_to_jail', 'move_to', 'teleport')
        AND bo.amount NOT BETWEEN b.first_location AND b.first_location + b.tile_count - 1,
        1, NULL)),
      COUNT(IF(bo.effect NOT IN ('none', 'collect', 'pay', 'pay_each', 'move_by', 'go_to_jail'),
        1, NULL))
    INTO v_tile_count, v_tiles, v_jails, v_choices
    FROM Board AS b
    LEFT JOIN Location AS l ON l.board_id = b.board_id
      AND l.lid BETWEEN b.first_location AND b.first_location + b.tile_count - 1
    LEFT JOIN Property AS pr ON pr.board_id = l.board_id AND pr.location = l.lid
    LEFT JOIN Bonus AS bo ON bo.board_id = l.board_id AND bo.location = l.lid
    WHERE b.board_id = NEW.board_id
    GROUP BY b.board_id;
  IF v_tiles <> v_tile_count THEN
    CALL refuse('edition_incomplete', CONCAT(
      'Board ', NEW.board_id, ' has ', v_tiles, ' of its ', v_tile_count, ' tiles.'));
  END IF;
  IF v_jails > 0 THEN
    CALL refuse('edition_incomplete', CONCAT(
      'A tile of board ', NEW.board_id, ' sends to a jail that is not on the board.'));
  END IF;
  SELECT r.has_decisions, r.doubles_to_jail IS NOT NULL AND b.jail_location IS NULL, (
      SELECT COUNT(*) FROM Card AS c WHERE c.board_id = b.board_id
          AND c.effect IN ('go_to_jail', 'move_to', 'teleport')
          AND c.amount NOT BETWEEN b.first_location AND b.first_location + b.tile_count - 1)
    INTO v_decides, v_no_jail, v_cards
    FROM Ruleset AS r
    JOIN Board AS b ON b.board_id = NEW.board_id
    WHERE r.ruleset_id = NEW.ruleset_id;
  IF v_cards > 0 THEN
    CALL refuse('edition_incomplete', CONCAT(
      'A card of board ', NEW.board_id, ' sends to a location that is not on the board.'));
  END IF;
  IF v_no_jail THEN
    CALL refuse('edition_incomplete', CONCAT(
      'Doubles lead to jail, and board ', NEW.board_id, ' has none.'));
  END IF;
  IF v_choices > 0 AND NOT v_decides THEN
    CALL refuse('edition_incomplete', CONCAT(
      'A tile of board ', NEW.board_id, ' needs an edition with decisions.'));
  END IF;

  IF NEW.players IS NOT NULL THEN
    CALL seat_players(NEW.game_id, NEW.players, NEW.seed);
  END IF;
  INSERT INTO Player (game_id, pid, name, token, bank_balance, location)
    SELECT NEW.game_id, o.pid, o.name, o.token, o.bank_balance, o.location
      FROM OpeningPlayer AS o
      WHERE o.ruleset_id = NEW.ruleset_id
      ORDER BY o.turn;
  INSERT INTO Turns (game_id, turn, player_ID)
    SELECT NEW.game_id, o.turn, o.pid
      FROM OpeningPlayer AS o
      WHERE o.ruleset_id = NEW.ruleset_id;
  INSERT INTO Deed (game_id, prid, board_id, p_owner, cost_factor)
    SELECT NEW.game_id, pr.prid, pr.board_id, o.p_owner, COALESCE(o.cost_factor, 1)
      FROM Property AS pr
      LEFT JOIN OpeningDeed AS o
        ON o.ruleset_id = NEW.ruleset_id AND o.board_id = pr.board_id AND o.prid = pr.prid
      WHERE pr.board_id = NEW.board_id;
END
