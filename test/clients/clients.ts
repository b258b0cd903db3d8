import fs from 'node:fs';
import path from 'node:path';

/** A program or library of others that speaks SQL, and what was seen of it. */
export interface Client {
  /** its folder in test/clients */
  folder: string;
  /** as its authors call it */
  title: string;
  /** the script in its folder, which plays a game */
  script: string;
  /** of the block on the page */
  language: string;
  /** packages that it needs: of Debian, or of npm, from package.json beside this file */
  needs: { debian: readonly string[] } | { npm: readonly string[] } | { server: string };
  /** the program and its arguments; the script comes after them */
  command: readonly string[];
  /** where its error has the number */
  errorNumber: string;
  /** what it gives for 50022 */
  number: number;
  /** whether each statement is committed by itself, as the client connects unless it is told otherwise */
  commits: boolean;
  /** whether its script tells it to */
  switchedOn?: true;
  /** how many of two rolls are made if the second is refused, by its own means for several rows; undefined: it has none */
  batch?: 0 | 1;
  /** what a person who uses it should know */
  notes: readonly string[];
}

const NODE = [process.execPath];
const PYTHON = ['/usr/bin/python3'];

export const CLIENTS: readonly Client[] = [
  {
    folder: 'mysql', title: '`mysql`', script: 'play.sh', language: 'sh', needs: { server: 'mysql' }, command: ['bash'],
    errorNumber: '`ERROR 50022`', number: 50022, commits: true,
    notes: ['A script stops at the first refusal; `--force` plays on.'],
  },
  {
    folder: 'mariadb-client', title: '`mariadb`', script: 'play.sh', language: 'sh', needs: { debian: ['mariadb-client'] }, command: ['bash'],
    errorNumber: '`ERROR 50022`', number: 50022, commits: true,
    notes: ['As `mysql`.'],
  },
  {
    folder: 'mycli', title: 'mycli', script: 'play.sh', language: 'sh', needs: { debian: ['mycli'] }, command: ['bash'],
    errorNumber: 'in the line that it prints', number: -15514, commits: true,
    notes: ['It uses PyMySQL, and so its numbers.'],
  },
  {
    folder: 'pymysql', title: 'PyMySQL', script: 'play.py', language: 'python', needs: { debian: ['python3-pymysql'] }, command: PYTHON,
    errorNumber: '`error.args[0]`', number: -15514, commits: false, switchedOn: true, batch: 0,
    notes: [
      'With `autocommit=True`, as here, it commits by itself.',
      '`executemany` with an `INSERT … VALUES` sends one statement.',
    ],
  },
  {
    folder: 'mysqldb', title: 'mysqlclient', script: 'play.py', language: 'python', needs: { debian: ['python3-mysqldb'] }, command: PYTHON,
    errorNumber: '`error.args[0]`', number: 50022, commits: false, batch: 0,
    notes: ['Its module is `MySQLdb`. With `autocommit=True` it commits by itself.', '`executemany` with an `INSERT … VALUES` sends one statement.'],
  },
  {
    folder: 'sqlalchemy', title: 'SQLAlchemy', script: 'play.py', language: 'python', needs: { debian: ['python3-sqlalchemy', 'python3-pymysql'] }, command: PYTHON,
    errorNumber: '`error.orig.args[0]`', number: -15514, commits: false, batch: 0,
    notes: [
      '`engine.begin()` commits at the end of its block; `engine.connect()` needs a `commit()`. `create_engine(…, isolation_level="AUTOCOMMIT")` commits every statement.',
      'Views can be reflected (`autoload_with`), also `addMoveView`, into which a move can be inserted; the ledger cannot, because a player may not run `SHOW CREATE TABLE` on it (error 1142). Name its columns, as here.',
      'A mapped class sends NULL for an `action` that is not set (`action_not_found`): give the column `default="roll"`. After a commit it reads its row again, which a player may not: read `ledgerView`.',
    ],
  },
  {
    folder: 'pandas', title: 'pandas', script: 'play.py', language: 'python',
    needs: { debian: ['python3-pandas', 'python3-sqlalchemy', 'python3-pymysql'] }, command: PYTHON,
    errorNumber: '`error.orig.args[0]`', number: -15514, commits: false, batch: 0,
    notes: [
      '`to_sql` commits; `read_sql` of a `CALL` does not.',
      '`read_sql_table` reads views; `read_sql` takes any statement.',
      'A frame has all columns in each row: rows of rolls and rows of decisions belong into two frames, because an `action` of NULL is `action_not_found`.',
    ],
  },
  {
    folder: 'django', title: 'Django', script: 'play.py', language: 'python', needs: { debian: ['python3-django', 'python3-mysqldb'] }, command: PYTHON,
    errorNumber: '`error.args[0]`', number: 50022, commits: true, batch: 0,
    notes: [
      'It switches autocommit on, except with `ATOMIC_REQUESTS` or within `atomic()`.',
      '`save()` tries an `UPDATE` first, and `get_or_create()` a `SELECT`: a player may do neither (error 1142). Use `objects.create()` or `save(force_insert=True)`.',
      '`inspectdb` describes views, with `--include-views`, and not `Gamemanager`.',
    ],
  },
  {
    folder: 'odbc', title: 'ODBC: pyodbc', script: 'play.py', language: 'python',
    needs: { debian: ['odbc-mariadb', 'python3-pyodbc'] }, command: PYTHON,
    errorNumber: 'in the message', number: 50022, commits: false, batch: 1,
    notes: ['With MariaDB Connector/ODBC; the driver is called `MariaDB Unicode` in `odbcinst.ini`.', 'ODBC itself commits every statement; pyodbc switches that off unless it gets `autocommit=True`.', '`error.args[0]` is the SQLSTATE, 45000.'],
  },
  {
    folder: 'php-mysqli', title: 'PHP: mysqli', script: 'play.php', language: 'php', needs: { debian: ['php-cli', 'php-mysql'] }, command: ['php'],
    errorNumber: '`$error->getCode()`', number: 50022, commits: true,
    notes: ['After `query(\'CALL …\')` alone, the next statement is error 2014, "Commands out of sync": read the status after the rows, as here.'],
  },
  {
    folder: 'php-pdo', title: 'PHP: PDO', script: 'play.php', language: 'php', needs: { debian: ['php-cli', 'php-mysql'] }, command: ['php'],
    errorNumber: '`$error->errorInfo[1]`', number: 50022, commits: true,
    notes: ['`getCode()` is the SQLSTATE, 45000.', 'After a `CALL`, even after `fetchAll()`, the next statement is error 2014 without `closeCursor()`.'],
  },
  {
    folder: 'perl-dbd-mysql', title: 'Perl: DBD::mysql', script: 'play.pl', language: 'perl', needs: { debian: ['libdbd-mysql-perl'] }, command: ['perl'],
    errorNumber: '`$database->err`', number: 50022, commits: true, notes: [],
  },
  {
    folder: 'perl-dbd-mariadb', title: 'Perl: DBD::MariaDB', script: 'play.pl', language: 'perl', needs: { debian: ['libdbd-mariadb-perl'] }, command: ['perl'],
    errorNumber: '`$database->err`', number: 50022, commits: true, notes: [],
  },
  {
    folder: 'ruby-mysql2', title: 'Ruby: mysql2', script: 'play.rb', language: 'ruby', needs: { debian: ['ruby-mysql2'] }, command: ['ruby'],
    errorNumber: '`error.error_number`', number: 50022, commits: true,
    notes: [
      'After `query(\'CALL …\')` alone, the next statement fails with "Commands out of sync": read the status after the rows, as here.',
      'A prepared `CALL` loses the connection in version 0.5.3 ("MySQL client is not connected"); use `query`.',
    ],
  },
  {
    folder: 'activerecord', title: 'Ruby: Active Record', script: 'play.rb', language: 'ruby', needs: { debian: ['ruby-activerecord', 'ruby-mysql2'] }, command: ['ruby'],
    errorNumber: '`error.cause.error_number`', number: 50022, commits: true, batch: 0,
    notes: ['`create!` and `insert!` work; `insert`, `insert_all` and `upsert` add `ON DUPLICATE KEY UPDATE`, which a player may not (error 1142).'],
  },
  {
    folder: 'go', title: 'Go: go-sql-driver', script: 'play.go', language: 'go',
    needs: { debian: ['golang-go', 'golang-github-go-sql-driver-mysql-dev'] }, command: ['env', 'GO111MODULE=off', 'GOPATH=/usr/share/gocode', 'go', 'run'],
    errorNumber: '`refusal.Number`', number: 50022, commits: true, notes: [],
  },
  {
    folder: 'jdbc', title: 'JDBC: MariaDB Connector/J', script: 'Play.java', language: 'java',
    needs: { debian: ['default-jdk-headless', 'libmariadb-java'] }, command: ['java', '-cp', '/usr/share/java/mariadb-java-client.jar'],
    errorNumber: '`error.getErrorCode()`', number: -15514, commits: true, batch: 1,
    notes: ['`allowPublicKeyRetrieval` is for the first sign-in without TLS.', '`getMessage()` begins with the number of the connection, `(conn=7)`.'],
  },
  {
    folder: 'r', title: 'R: RMySQL', script: 'play.R', language: 'r', needs: { debian: ['r-cran-rmysql'] }, command: ['Rscript'],
    errorNumber: '`dbGetException(database)$errorNum`', number: 50022, commits: true,
    notes: [
      'It has no parameters in statements; `sprintf` with `%d` keeps to numbers, and `dbQuoteString` quotes text.',
      '`dbWriteTable` loads a file, which our servers do not allow; insert instead.',
    ],
  },
  {
    folder: 'mysql2', title: 'Node.js: mysql2', script: 'play.mjs', language: 'js', needs: { npm: ['mysql2'] }, command: NODE,
    errorNumber: '`error.errno`', number: 50022, commits: true, batch: 0, notes: [],
  },
  {
    folder: 'mariadb', title: 'Node.js: mariadb', script: 'play.mjs', language: 'js', needs: { npm: ['mariadb'] }, command: NODE,
    errorNumber: '`error.errno`', number: 50022, commits: true, batch: 1, notes: [],
  },
  {
    folder: 'knex', title: 'Knex', script: 'play.mjs', language: 'js', needs: { npm: ['knex', 'mysql2'] }, command: NODE,
    errorNumber: '`error.errno`', number: 50022, commits: true, batch: 0,
    notes: ['The rows of an insert may have different keys: for a key that a row does not have, Knex writes DEFAULT, which is as good as leaving it out.'],
  },
  {
    folder: 'kysely', title: 'Kysely', script: 'play.mjs', language: 'js', needs: { npm: ['kysely', 'mysql2'] }, command: NODE,
    errorNumber: '`error.errno`', number: 50022, commits: true, batch: 0,
    notes: ['Give all rows of an insert the same keys, as with Knex.'],
  },
  {
    folder: 'sequelize', title: 'Sequelize', script: 'play.mjs', language: 'js', needs: { npm: ['sequelize', 'mysql2'] }, command: NODE,
    errorNumber: '`error.original.errno`', number: 50022, commits: true, batch: 0,
    notes: [
      '`bulkCreate` without `fields` writes NULL for what a row leaves out; an `action` of NULL is `action_not_found`.',
      'What the database completes is not in the instance; read it from `ledgerView`. `upsert` is refused (error 1142).',
    ],
  },
  {
    folder: 'typeorm', title: 'TypeORM', script: 'play.mjs', language: 'js', needs: { npm: ['typeorm', 'mysql2'] }, command: NODE,
    errorNumber: '`error.driverError.errno`', number: 50022, commits: true, batch: 0,
    notes: [
      '`save()` reads the row of the ledger before it writes, and `repository.insert()` after it, when the move has been made (error 1142 both times). So name the columns in `into()`.',
      'Without `updateEntity(false)` TypeORM reads the row after it was inserted: the move is made, and the error 1142 comes after it.',
    ],
  },
  {
    folder: 'drizzle', title: 'Drizzle', script: 'play.mjs', language: 'js', needs: { npm: ['drizzle-orm', 'mysql2'] }, command: NODE,
    errorNumber: '`error.cause.errno`', number: 50022, commits: true, batch: 0,
    notes: ['It writes DEFAULT for every column of the table that a row leaves out, so declare none but those that a move may give (error 1143).', 'Its own message has the statement and not the token; that is in `error.cause`.'],
  },
];

/** Finds the token of a refusal in the whole message of any of these clients; as a regular expression of JavaScript. */
export const TOKEN_IN_MESSAGE = /(?:^|[^a-z_])([a-z]+(?:_[a-z]+)+|mortgaged|uneven): /;

/** What every script prints first, in a new game of `GAME`. */
export const TRANSCRIPT = `Ada has 1500, Ben has 1500
record 1: Ada lands on Baltic Avenue. Baltic Avenue is for sale.
record 2: buy by player 0, balance 1440
record 3: end_turn
`;

/** How the game of a script is opened. */
export const OPEN_GAME = `CALL open_game('classic', ?, '{"players": ["Ada", "Ben"], "seed": "clients"}')`;

/** What PyMySQL shows of a transaction, by commit.py. */
export const COMMIT_TRANSCRIPT = `seen by the session that rolled: 1
seen after it has closed: 0
seen by the bot after a roll that was committed: 0
seen by the bot after a commit of its own: 1
`;

/** The file of a client's script. */
export function scriptFile({ folder, script }: Client): string {
  return path.join(__dirname, folder, script);
}

/** The text of a client's script. */
export function scriptText(client: Client): string {
  return fs.readFileSync(scriptFile(client), 'utf8');
}
