CREATE PROCEDURE invite(IN p_game_id INT, IN p_player_id TEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes an invitation link for a seat of a game at one table, or for watching it.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_player_id, the number of a person who plays,
   *           NULL for a link for watching, which any number of people can use.
   * Changes : one Invitation of the account. An earlier link for the same seat is withdrawn, and
   *           the guest who took the seat by it loses it.
   * Returns : a result of one row: Game, `Player No.`, `Player name`, Link, which is shown only
   *           now.
   * Raises  : game_not_found; not_a_seat, also in a game between accounts, which move themselves.
   */
  DECLARE v_game_id INT DEFAULT IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  DECLARE v_player_id INT DEFAULT whole_number(p_player_id);
  DECLARE v_name VARCHAR(40);
  DECLARE v_seating VARCHAR(20);
  DECLARE v_link CHAR(32) CHARACTER SET ascii DEFAULT LOWER(HEX(RANDOM_BYTES(16)));
  -- It was deleted meanwhile.
  DECLARE EXIT HANDLER FOR 1452
  BEGIN
    CALL refuse('game_not_found', missing_game());
  END;

  SELECT g.seating INTO v_seating FROM GameState AS g WHERE g.game_id = v_game_id;
  IF v_seating IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  IF p_player_id IS NOT NULL THEN
    SELECT MAX(p.name)
      INTO v_name
      FROM Player AS p
      WHERE p.game_id = v_game_id AND p.pid = v_player_id AND p.character_id IS NULL;
    IF v_name IS NULL OR v_seating IN ('accounts', 'held') THEN
      CALL refuse('not_a_seat', CONCAT(
        'Game ', v_game_id, ' has no seat at its table for a person with number ',
        LEFT(p_player_id, 20), '; SELECT * FROM playersView lists the players.'));
    END IF;
  END IF;
  INSERT INTO Invitation (game_id, account, seat, link_hash, made_at)
    VALUES (
      v_game_id, session_account(), COALESCE(v_player_id, -1), SHA2(v_link, 256), utc_now())
    AS new ON DUPLICATE KEY UPDATE
      link_hash = new.link_hash, guest_hash = NULL, made_at = new.made_at;
  SELECT v_game_id AS `Game`, v_player_id AS `Player No.`, v_name AS `Player name`,
    v_link AS `Link`;
END
