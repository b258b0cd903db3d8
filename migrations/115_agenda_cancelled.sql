-- What an entry of the agenda is when nothing is owed or offered any more. Every statement can run
-- again after an interrupted migration.

ALTER TABLE Agenda
  MODIFY COLUMN amount BIGINT
    COMMENT '0: cancelled; NULL: an offer, a fee, a tax choice or a deferred roll.';
