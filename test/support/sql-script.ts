import type { GameConnection } from '../../src/client/connection';

/** The statements of a script, split as the `mysql` client splits it. */
export function statementsOf(script: string): string[] {
  const statements: string[] = [];
  let delimiter = ';';
  let pending: string[] = [];
  for (const line of script.split('\n')) {
    const [, next] = /^DELIMITER (\S+)$/.exec(line) ?? [];
    const isComment = line.startsWith('--') && pending.length === 0;
    if (next) delimiter = next;
    else if (line.endsWith(delimiter)) {
      statements.push([...pending, line.slice(0, -delimiter.length)].join('\n').trim());
      pending = [];
    } else if (!isComment && (line.trim() || pending.length > 0)) pending.push(line);
  }
  if (pending.length > 0) throw new Error(`The script ends in the middle of a statement: ${pending[0]}`);
  return statements;
}

/** Runs them one after the other, up to the first that fails. */
export async function runScript(connection: GameConnection, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await connection.run(statement);
}
