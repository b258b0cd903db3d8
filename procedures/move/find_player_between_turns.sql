CREATE PROCEDURE find_player_between_turns(INOUT p_actor INT)
  READS SQL DATA
  COMMENT 'Lets another player than the one whose turn begins act before the first roll.'
BEGIN
  /*
   * Move    : reads m_game_id m_named_player m_doubles.
   * Takes   : m_named_player, not the player whose turn it is.
   * Returns : p_actor, that player, -1 for an impossible number; unchanged in the middle of a turn,
   *           and where the edition has no such rule.
   * Rule    : D5.
   */
  -- exactly one row
  SELECT IF(
      r.estate_between_turns AND m_doubles = 0 AND NOT g.rolls_again,
      IF(m_named_player BETWEEN 0 AND 1e6, m_named_player, -1), p_actor)
    INTO p_actor
    FROM GameState AS g
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    WHERE g.game_id = m_game_id
    FOR UPDATE OF g;
END
