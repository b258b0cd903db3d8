-- GameState is the state of a game; standings are those of the league. Agenda has the debts, offers
-- and deferred rolls that a game works off.
-- Every statement can run again after an interrupted migration.

RENAME TABLE Standing TO GameState, Debt TO Agenda;

ALTER TABLE GameState
  DROP FOREIGN KEY fk_Standing_game,
  DROP FOREIGN KEY fk_Standing_list,
  DROP FOREIGN KEY fk_Standing_phase,
  DROP CHECK ck_Standing_bid,
  DROP CHECK ck_Standing_debts,
  DROP CHECK ck_Standing_pot,
  DROP CHECK ck_Standing_proposal,
  DROP CHECK ck_Standing_turn,
  RENAME KEY fk_Standing_phase TO fk_GameState_phase,
  RENAME KEY fk_Standing_list TO fk_GameState_list,
  RENAME KEY k_Standing_deadline TO k_GameState_deadline,
  RENAME KEY k_Standing_seating TO k_GameState_seating;

ALTER TABLE GameState
  CHANGE first_debt first_entry INT NOT NULL DEFAULT 1
    COMMENT 'The number of the entry of the agenda that is due.',
  CHANGE next_debt next_entry INT NOT NULL DEFAULT 1
    COMMENT 'The number of the next entry; equal to first_entry when none is due.';

ALTER TABLE GameState
  ADD CONSTRAINT fk_GameState_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  ADD CONSTRAINT fk_GameState_list FOREIGN KEY (list_id) REFERENCES NumberList (list_id),
  ADD CONSTRAINT fk_GameState_phase FOREIGN KEY (phase) REFERENCES Phase (phase),
  ADD CONSTRAINT ck_GameState_bid CHECK ((bid IS NULL) = (bidder IS NULL) AND bid >= 1),
  ADD CONSTRAINT ck_GameState_entries CHECK (first_entry BETWEEN 1 AND next_entry),
  ADD CONSTRAINT ck_GameState_pot CHECK (pot >= 0),
  ADD CONSTRAINT ck_GameState_proposal CHECK (
    proposal IS NULL
    OR JSON_SCHEMA_VALID(
      '{"type": "object", "required": ["from", "to", "phase"], "additionalProperties": false, '
      '"properties": {"from": {"type": "integer"}, "to": {"type": "integer"}, '
      '"give": {"type": "object"}, "take": {"type": "object"}, "phase": {"type": "string"}}}',
      proposal)),
  ADD CONSTRAINT ck_GameState_turn CHECK (turn >= 0 AND turn < player_count);

ALTER TABLE Agenda
  DROP FOREIGN KEY fk_Debt_game,
  DROP CHECK ck_Debt_amount;

ALTER TABLE Agenda
  CHANGE debt_no entry_no INT NOT NULL COMMENT 'The order in which they are due.',
  CHANGE debtor pid INT NOT NULL COMMENT 'The player who owes, decides or moves.',
  MODIFY steps INT
    COMMENT 'A deferred roll: how far the player moves when the debts before it are paid.',
  ADD CONSTRAINT fk_Agenda_game FOREIGN KEY (game_id) REFERENCES Game (game_id),
  ADD CONSTRAINT ck_Agenda_amount CHECK (amount >= 0),
  COMMENT = 'What a game works off, from GameState.first_entry on: debts, offers, deferred rolls.';
