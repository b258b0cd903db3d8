CREATE FUNCTION phase_allows(
  p_phase VARCHAR(20), p_action VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_as_ci)
  RETURNS BOOLEAN
  DETERMINISTIC
  NO SQL
  COMMENT 'Whether an action has its place in a phase.'
BEGIN
  /*
   * Rule : seed 003, Player Turn; seed 004, Playing the Game, Money Getting Section. What the
   *        edition makes of it is a further question.
   */
  RETURN CASE p_phase
    WHEN 'roll' THEN p_action IN (
      'roll', 'pay_fine', 'use_card', 'wait', 'build', 'sell', 'mortgage', 'redeem', 'propose',
      'leave', 'end', 'change_dice')
    WHEN 'fee' THEN p_action IN ('roll', 'leave', 'change_dice')
    WHEN 'offer' THEN p_action IN ('buy', 'decline', 'mortgage', 'sell', 'propose', 'leave')
    WHEN 'auction' THEN p_action IN ('bid', 'pass')
    WHEN 'debt' THEN p_action IN ('pay', 'mortgage', 'sell', 'propose', 'leave')
    WHEN 'trade' THEN p_action IN ('accept', 'reject', 'withdraw')
    WHEN 'manage' THEN p_action IN (
      'end_turn', 'build', 'sell', 'mortgage', 'redeem', 'propose', 'leave', 'end')
    ELSE FALSE
  END;
END
