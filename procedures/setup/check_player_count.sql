CREATE PROCEDURE check_player_count(IN p_players INT, IN p_least INT, IN p_most INT)
  NO SQL
  COMMENT 'Rejects a number of players that an edition does not allow.'
BEGIN
  /*
   * Takes  : p_players, the number; p_least, p_most, the bounds of the rules.
   * Raises : too_few_players, too_many_players.
   */
  IF p_players < p_least THEN
    CALL refuse('too_few_players', CONCAT(
      'This edition needs at least ', p_least, ' players, not ', p_players, '.'));
  END IF;
  IF p_players > p_most THEN
    CALL refuse('too_many_players', CONCAT(
      'This edition allows at most ', p_most, ' players, not ', p_players, '.'));
  END IF;
END
