-- Estate and trades between two turns, the first lap, and short games.
-- Every statement can run again after an interrupted migration.

ALTER TABLE PhaseAction
  ADD COLUMN between_turns BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether every player may take it before the first roll of a turn, by the rule.';

ALTER TABLE GameState
  ADD COLUMN rolls_again BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether the next roll continues a turn, after a roll other than doubles.';

ALTER TABLE Player
  ADD COLUMN has_lapped BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'Whether the player has collected a salary, where buying waits for that.';

ALTER TABLE Ruleset
  ADD COLUMN estate_between_turns BOOLEAN
    GENERATED ALWAYS AS (
      COALESCE(JSON_VALUE(document, '$.rules.estate_between_turns' RETURNING CHAR(5)), 'false')
        = 'true') STORED NOT NULL,
  ADD COLUMN buys_after_lap BOOLEAN
    GENERATED ALWAYS AS (
      COALESCE(JSON_VALUE(document, '$.rules.buys_after_lap' RETURNING CHAR(5)), 'false')
        = 'true') STORED NOT NULL,
  ADD COLUMN keeps_books BOOLEAN
    GENERATED ALWAYS AS (
      COALESCE(JSON_VALUE(document, '$.rules.pot' RETURNING CHAR(20)), 'none') <> 'none'
        OR buys_after_lap
        OR estate_between_turns AND COALESCE(
          JSON_VALUE(document, '$.rules.extra_roll_dice' RETURNING SIGNED),
          JSON_VALUE(document, '$.rules.jail_exit_dice' RETURNING SIGNED)) IS NOT NULL) STORED
    NOT NULL COMMENT 'Whether a rule needs what keep_books notes after each move.',
  ADD COLUMN deal_costs BOOLEAN
    GENERATED ALWAYS AS (
      COALESCE(JSON_VALUE(document, '$.rules.deal_costs' RETURNING CHAR(5)), 'false')
        = 'true') STORED NOT NULL,
  ADD COLUMN hotel_after INT
    GENERATED ALWAYS AS (JSON_VALUE(document, '$.rules.hotel_after' RETURNING SIGNED)) STORED,
  ADD COLUMN bankruptcies_to_end INT
    GENERATED ALWAYS AS (
      JSON_VALUE(document, '$.rules.bankruptcies_to_end' RETURNING SIGNED)) STORED;
