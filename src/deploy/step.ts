const STEP = 'sqlopoly_install_step';

/**
 * For the beginning of a step: a column, key or constraint that an interrupted run of the step added
 * or dropped already is no error (1060, 1061, 1091, 1826, 3821, 3822).
 */
export const PASS_BY_WHAT_IS_THERE =
  'DECLARE CONTINUE HANDLER FOR 1060, 1061, 1091, 1826, 3821, 3822 BEGIN END;';

/** Statements, as one procedure that is made, run and dropped. */
export function step(body: string): string[] {
  return [
    `DROP PROCEDURE IF EXISTS ${STEP}`,
    `CREATE PROCEDURE ${STEP}()\nBEGIN\n${body.trim()}\nEND`,
    `CALL ${STEP}()`,
    `DROP PROCEDURE ${STEP}`,
  ];
}
