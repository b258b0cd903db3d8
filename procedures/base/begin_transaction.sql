CREATE PROCEDURE begin_transaction()
  MODIFIES SQL DATA
  COMMENT 'Begins a transaction that locks no gaps where others insert.'
BEGIN
  /*
   * Changes : commits an open transaction of the caller.
   * Why     : REPEATABLE READ, which the session may have, locks the gaps for rows that it does not
   *           find, and around rows that it deletes, up to the neighbouring games. SET TRANSACTION
   *           affects only the next transaction, so completion_type must not begin one first.
   */
  COMMIT AND NO CHAIN NO RELEASE;
  SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
  START TRANSACTION;
END
