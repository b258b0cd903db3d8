import { DeployError } from './deploy-error';
import type { SqlObject } from './sql-object';
import { commentOfView } from './view-comment';

/** A line that stands for a query of each check. */
const QUERIES = /^( *)-- each check: (.+)$/m;

/** What the names of the checks begin with: views that return the rows that break a rule of the league. */
export const CHECK = 'violation_';

/**
 * Writes out the queries of violationsView: a line `-- each check: TEXT` becomes a UNION of the text once for each check,
 * with `{view}`, its name, and `{meaning}`, the sentence of its comment, filled in.
 * @throws DeployError with the file of a check without a sentence
 */
export function withLeagueChecks(objects: readonly SqlObject[]): SqlObject[] {
  const checks = objects.filter(({ type, name }) => type === 'VIEW' && name.startsWith(CHECK)).map(({ name, sql, file }) => {
    const meaning = commentOfView(sql);
    if (meaning === '') throw new DeployError(`${file}:1: ${name} needs a comment after AS, which says what it finds.`);
    return { view: name, meaning: meaning.replaceAll("'", "''") };
  });
  return objects.map((object) => ({
    ...object,
    sql: object.sql.replace(QUERIES, (_, indent: string, text: string) =>
      checks.map((values) => indent + text.replace(/\{(view|meaning)\}/g, (_placeholder, name: keyof typeof values) => values[name])).join(`\n${indent}UNION ALL\n`)),
  }));
}
