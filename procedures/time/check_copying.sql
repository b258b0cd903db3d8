CREATE PROCEDURE check_copying(IN p_game_id INT)
  READS SQL DATA
  COMMENT 'Checks that this account may copy a game.'
BEGIN
  /*
   * Raises : dice_are_secret, for a running game between accounts, except for the owner.
   */
  IF moves_are_final(p_game_id) AND NOT is_seed_open(p_game_id) THEN
    CALL refuse('dice_are_secret', CONCAT(
      'Game ', p_game_id, ' is played between accounts; it can be copied when it is over.'));
  END IF;
END
