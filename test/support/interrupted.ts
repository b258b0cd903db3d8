import type { Catalogue } from '../../src/deploy/catalogue';

/** What ends a migration like a lost connection, but for the connection. */
const INTERRUPTION = "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'interrupted';";

/** A catalogue whose migrations run one by one. */
export function withoutBaseline({ baseline: _, ...catalogue }: Catalogue): Catalogue {
  return catalogue;
}

/** Versions of a catalogue of which each ends within its baseline, after more and more of its tables. */
export function interruptedBaselines(catalogue: Catalogue): Catalogue[] {
  const { baseline } = catalogue;
  if (!baseline) throw new Error('The catalogue has no baseline.');
  const statements = baseline.sql.split(/(?<=;)\n+/).filter((statement) => statement.trim());
  const cuts = [1, 2, Math.floor(statements.length / 2), statements.length - 2, statements.length];
  return cuts.map((cut) => ({
    ...catalogue,
    version: `0.0.0+baseline.${cut}`,
    baseline: { ...baseline, sql: `${statements.slice(0, cut).join('\n')}\n${INTERRUPTION}` },
  }));
}

/** How many of the newest migrations are interrupted after each of their statements. */
const NEWEST = 8;

/**
 * Versions of a catalogue of which each ends within a migration that has several statements: in the newest ones after
 * the first statement, after the second, and so on; in the others, which never change, after half of them.
 */
export function interruptedCatalogues(catalogue: Catalogue): Catalogue[] {
  return catalogue.migrations.flatMap(({ name, sql }, index) => {
    const statements = sql.split(/(?<=;)\n+/).filter((statement) => statement.trim());
    const all = statements.slice(1).map((_, cut) => cut + 1);
    const isNew = index >= catalogue.migrations.length - NEWEST;
    return (isNew ? all : all.slice(Math.floor(all.length / 2)).slice(0, 1)).map((cut) => ({
      ...withoutBaseline(catalogue),
      version: `0.0.0+${index}.${cut}`,
      migrations: [
        ...catalogue.migrations.slice(0, index),
        { name, sql: `${statements.slice(0, cut).join('\n')}\n${INTERRUPTION}` },
      ],
    }));
  });
}
