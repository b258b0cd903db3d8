CREATE PROCEDURE begin_transaction()
  MODIFIES SQL DATA
  COMMENT 'Begins a transaction that locks no place where others insert.'
BEGIN
  /*
   * Changes : a transaction of the caller is committed.
   * Why     : REPEATABLE READ, which the session may have, locks what it does not find, and what it
   *           deletes with all that is around it, up to the next game and the one before. That
   *           is for the next transaction, so completion_type must not begin one before.
   */
  COMMIT AND NO CHAIN NO RELEASE;
  SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
  START TRANSACTION;
END
