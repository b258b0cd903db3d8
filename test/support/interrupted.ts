import type { Catalogue } from '../../src/deploy/catalogue';

/** What ends a migration like a lost connection, but for the connection. */
const INTERRUPTION = "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'interrupted';";

/**
 * Versions of a catalogue of which each ends within a migration that has several statements: after its first
 * statement, after its second, and so on, and then in the next migration.
 */
export function interruptedCatalogues(catalogue: Catalogue): Catalogue[] {
  return catalogue.migrations.flatMap(({ name, sql }, index) => {
    const statements = sql.split(/(?<=;)\n+/).filter((statement) => statement.trim());
    return statements.slice(1).map((_, cut) => ({
      ...catalogue,
      version: `0.0.0+${index}.${cut}`,
      migrations: [
        ...catalogue.migrations.slice(0, index),
        { name, sql: `${statements.slice(0, cut + 1).join('\n')}\n${INTERRUPTION}` },
      ],
    }));
  });
}
