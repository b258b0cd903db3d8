-- A roll that is kept until the fine before it is paid.

ALTER TABLE Debt
  ADD COLUMN steps INT
    COMMENT 'How far the debtor moves once the debts before are paid; NULL: he does not.',
  MODIFY amount BIGINT
    COMMENT 'NULL: an offer, a fee or a move that waits for the debts before it.',
  MODIFY kind VARCHAR(20) NOT NULL COMMENT 'The event that paying is; offer, fee, tax or moved.';
