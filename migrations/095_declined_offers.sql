-- A partner can take no more offers from a player for a round, which is noted with the last
-- proposal; an offer that answers another names the player who raises money by the first one. Each
-- statement can run again after an interrupted migration.

ALTER TABLE Player
  MODIFY COLUMN proposals JSON
    COMMENT 'The last proposal to each partner, by pid: round, give, take, quiet_until; or NULL.';

ALTER TABLE GameState
  DROP CHECK ck_GameState_proposal,
  ADD CONSTRAINT ck_GameState_terms CHECK (
    proposal IS NULL
    OR JSON_SCHEMA_VALID(
      '{"type": "object", "required": ["from", "to", "phase"], "additionalProperties": false, '
      '"properties": {"from": {"type": "integer"}, "to": {"type": "integer"}, '
      '"give": {"type": "object"}, "take": {"type": "object"}, "phase": {"type": "string"}, '
      '"raiser": {"type": "integer"}}}',
      proposal));
