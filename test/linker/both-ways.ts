import { SESSION_SETTINGS } from '../../src/deploy/session-settings';
import { GameConnection } from '../../src/client/connection';
import { serverErrno } from '../../src/client/refusal';
import { link, type LinkOptions, type SqlObject } from '../../src/linker';
import { emptyDatabase } from '../support/database';

/** What came of a program: its error, or its result; and the rows that it wrote. */
export interface Outcome {
  error: string | null;
  /** as JSON says it */
  result: unknown;
  notes: object[];
}

/** The numbers that `refuse` looks up in the programs of the tests. */
const NUMBERS = new Map([['too_much', 50901], ['not_now', 50902]]);

const TABLES = [
  'CREATE TABLE Thing (id INT PRIMARY KEY, name VARCHAR(20), amount INT)',
  "INSERT INTO Thing VALUES (1, 'one', 10), (2, 'two', NULL), (3, 'three', 30)",
  'CREATE TABLE Note (no INT AUTO_INCREMENT PRIMARY KEY, what VARCHAR(100))',
  'CREATE TABLE Refusal (token VARCHAR(40) CHARACTER SET ascii NOT NULL PRIMARY KEY, errno INT NOT NULL)',
];

/** A database in which programs of a few routines are executed called and linked. */
export class BothWays {
  private constructor(
    private readonly connection: GameConnection,
    private readonly database: string,
  ) {}

  static async open(suffix: string): Promise<BothWays> {
    const { address, database } = await emptyDatabase(suffix);
    const connection = await GameConnection.open(address);
    for (const setting of SESSION_SETTINGS) await connection.run(setting);
    await connection.run('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci');
    for (const table of TABLES) await connection.run(table);
    for (const [token, errno] of NUMBERS) await connection.run('INSERT INTO Refusal VALUES (?, ?)', [token, errno]);
    return new BothWays(connection, database);
  }

  async close(): Promise<void> {
    await this.connection.run('DROP DATABASE ??', [this.database]);
    await this.connection.close();
  }

  /**
   * Executes `main(IN p_x INT, OUT p_result …)`, or a function `main(p_x INT)`, as it is, and with everything linked into it.
   * @param sources one CREATE each
   * @param callsInSql as Root.callsInSql
   * @throws LinkError
   */
  async run(sources: readonly string[], inputs: readonly (number | null)[], { callsInSql = false } = {}): Promise<{ called: Outcome[]; linked: Outcome[] }> {
    const objects = sources.map(objectOf);
    const main = objects.find(({ name }) => name === 'main');
    if (!main) throw new Error('There is no main.');
    const sql = linkedText(objects, { callsInSql });
    const linked: SqlObject = { ...main, name: 'main_linked', sql: sql.replace(`${main.type} main`, `${main.type} main_linked`) };
    for (const { type, name, sql: create } of [...objects, linked]) {
      await this.connection.run(type === 'FUNCTION' ? 'DROP FUNCTION IF EXISTS ??' : 'DROP PROCEDURE IF EXISTS ??', [name]);
      try {
        await this.connection.run(create);
      } catch (error) {
        throw new Error(`${String(error)}\n${create}`);
      }
    }
    const outcomes: { called: Outcome[]; linked: Outcome[] } = { called: [], linked: [] };
    for (const input of inputs) {
      const isFunction = main.type === 'FUNCTION';
      outcomes.called.push(await this.outcome(isFunction ? 'SET @result = main(?)' : 'CALL main(?, @result)', input));
      outcomes.linked.push(await this.outcome(isFunction ? 'SET @result = main_linked(?)' : 'CALL main_linked(?, @result)', input));
    }
    return outcomes;
  }

  private async outcome(call: string, input: number | null): Promise<Outcome> {
    await this.connection.run('START TRANSACTION');
    await this.connection.run('SET @result = NULL');
    let error: string | null = null;
    try {
      await this.connection.run(call, [input]);
    } catch (caught) {
      const errno = serverErrno(caught);
      error = describe(errno, caught);
    }
    const [row] = await this.connection.rows<{ result: unknown }>('SELECT @result AS result');
    const notes = await this.connection.rows<object>('SELECT what FROM Note ORDER BY no');
    await this.connection.run('ROLLBACK');
    return { error, result: typeof row?.result === 'string' ? JSON.parse(row.result) : null, notes };
  }
}

/** A value is too long, too large, cut off, or none of the type. */
const DOES_NOT_FIT = [1264, 1265, 1292, 1366, 1406];

/**
 * An error so that it can be compared. What MySQL says about a value names the variable, which is
 * another one, and which number it has depends on what statement a function is called by.
 */
function describe(errno: number | undefined, error: unknown): string {
  if (errno === undefined || errno >= 50_000) return String(error);
  return DOES_NOT_FIT.includes(errno) ? 'a value does not fit' : String(errno);
}

/**
 * The text of `main`, linked; `refuse` raises errors by the numbers of the tests.
 * @throws LinkError
 */
export function linkedText(objects: readonly SqlObject[], { callsInSql = false, ...options }: Partial<LinkOptions> & { callsInSql?: boolean } = {}): string {
  const refusals = { procedure: 'refuse', table: 'Refusal', numbers: NUMBERS };
  const linked = link(objects, { roots: [{ name: 'main', callsInSql }], ...(objects.some(({ name }) => name === 'refuse') ? { refusals } : {}), ...options });
  return linked.find(({ name }) => name === 'main')?.sql ?? '';
}

/** A routine from its CREATE. */
export function objectOf(sql: string): SqlObject {
  const [, type = '', name = ''] = /CREATE (FUNCTION|PROCEDURE|TRIGGER) (\w+)/.exec(sql) ?? [];
  return { type: type as SqlObject['type'], name, sql, file: `${name}.sql` };
}
