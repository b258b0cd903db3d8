const STEP = 'sqlopoly_install_step';

/**
 * Begins a step that can be repeated after an interruption: ignores the errors of adding a column, key or constraint
 * that exists, dropping one that does not (1060, 1061, 1091, 1826, 3821, 3822), and renaming a table or column that
 * has its new name (1050, 1054, 1146).
 */
export const IGNORE_REPEATED_CHANGES =
  'DECLARE CONTINUE HANDLER FOR 1050, 1054, 1060, 1061, 1091, 1146, 1826, 3821, 3822 BEGIN END;';

/** Drops what an interrupted step leaves. */
export const DROP_INTERRUPTED_STEP = `DROP PROCEDURE IF EXISTS ${STEP}`;

/** Wraps statements in a procedure that is created, called and dropped. */
export function step(body: string): string[] {
  return [
    DROP_INTERRUPTED_STEP,
    `CREATE PROCEDURE ${STEP}()\nBEGIN\n${body.trim()}\nEND`,
    `CALL ${STEP}()`,
    `DROP PROCEDURE ${STEP}`,
  ];
}
