-- A comment and the description of a setting that read better. No value changes.

ALTER TABLE Agenda
  COMMENT = 'What a game does next, from GameState.first_entry on: debts, offers, deferred rolls.';
UPDATE Setting AS s
  SET s.meaning = 'Minutes for which an account that repeatedly held others up is locked out.'
  WHERE s.setting = 'kept_out_minutes';
