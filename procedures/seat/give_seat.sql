CREATE PROCEDURE give_seat(IN p_game_id INT, IN p_player_id TEXT, IN p_account TEXT)
  MODIFIES SQL DATA
  COMMENT 'Assigns a seat of a game between accounts to an account.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_player_id, the number of a player who is not
   *           a bot; p_account, without the host; NULL for nobody but the owner.
   * Changes : Player.account, Game.seats; as release_game.
   * Returns : a result of one row: Game, `Player No.`, `Player name`, Account.
   * Raises  : game_not_found, game_over, name_malformed; not_a_seat, also in a game at one table,
   *           whose seed somebody may have typed; dice_are_secret, while another running game has
   *           the same dice, where another has rolled more of them, or where they were published
   *           before the game was made.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_player_id INT DEFAULT whole_number(p_player_id);
  DECLARE v_name VARCHAR(40);
  DECLARE v_phase, v_seating VARCHAR(20);
  DECLARE v_drawn, v_further INT;
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;

  SELECT g.phase, g.seating, s.seed, g.drawn
    INTO v_phase, v_seating, v_seed, v_drawn
    FROM Game AS s
    JOIN GameState AS g ON g.game_id = IF(s.is_deleted, NULL, s.game_id)
    WHERE s.game_id = v_game_id
    FOR UPDATE;
  IF v_phase IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  IF v_phase = 'over' THEN
    CALL refuse('game_over', CONCAT('Game ', v_game_id, ' is over.'));
  END IF;
  IF v_seating NOT IN ('accounts', 'held') THEN
    CALL refuse('not_a_seat', CONCAT(
      'Game ', v_game_id, ' is played at one table; seats go to accounts when a game is created.'));
  END IF;
  SELECT p.name
    INTO v_name
    FROM Player AS p
    WHERE p.game_id = v_game_id AND p.pid = v_player_id AND p.character_id IS NULL
    FOR UPDATE;
  IF v_name IS NULL THEN
    CALL refuse('not_a_seat', CONCAT(
      'Game ', v_game_id, ' has no person with number ',
      COALESCE(LEFT(p_player_id, 20), 'NULL'), '; SELECT * FROM playersView lists them.'));
  END IF;
  IF p_account = '' OR CHAR_LENGTH(p_account) > 80 OR p_account REGEXP '[[:cntrl:]]' THEN
    CALL refuse('name_malformed', 'An account name has 1 to 80 characters, without a host.');
  END IF;
  IF p_account IS NOT NULL AND is_seed_shared(v_seed, v_game_id) THEN
    CALL refuse(
      'dice_are_secret',
      'Another game with the same dice is in progress, so its players could know these dice.');
  END IF;
  IF p_account IS NOT NULL AND is_seed_known(v_seed) THEN
    CALL refuse(
      'dice_are_secret',
      'The seed was known before the game was created, so its players could know the dice.');
  END IF;
  SELECT COUNT(*)
    INTO v_further
    FROM Game AS s
    JOIN GameState AS g ON g.game_id = s.game_id
    WHERE s.seed = v_seed
      AND g.drawn > v_drawn;
  IF p_account IS NOT NULL AND v_further > 0 THEN
    CALL refuse(
      'dice_are_secret',
      'Another game with the same dice is further on, and anyone can read its ledger.');
  END IF;
  CALL release_game(v_game_id);
  UPDATE Player AS p FORCE INDEX (uq_Player_pid)
    SET p.account = p_account
    WHERE p.game_id = v_game_id AND p.pid = v_player_id;
  UPDATE Game AS s
    SET s.seats = IF(p_account IS NULL,
      JSON_REMOVE(s.seats, CONCAT('$."', v_player_id, '"')),
      JSON_SET(s.seats, CONCAT('$."', v_player_id, '"'), p_account))
    WHERE s.game_id = v_game_id;
  SELECT v_game_id AS `Game`, v_player_id AS `Player No.`, v_name AS `Player name`,
    p_account AS `Account`;
END
