import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { namedDatabase, withDotenv } from '../../server/database-url';
import { directoriesOf, makePrivateDirectory, writePrivateFile } from '../../server/directories';
import { projectDirectory } from '../../server/project';
import type { GameConnection } from '../../client/connection';
import { splitHosts } from '../../server/address';
import { readGame } from '../../client/views';
import { UsageError } from './statuses';

/** The game that this checkout acts on. Its date distinguishes it from a game of the same number in another database. */
export interface ChosenGame {
  game: number;
  created: string;
}

function environment(): NodeJS.ProcessEnv {
  return withDotenv(projectDirectory(), process.env);
}

/** The file that remembers the game, one per database and account. */
function fileOf(env: NodeJS.ProcessEnv): string {
  const named = namedDatabase(env);
  const user = named && splitHosts(named.url)[0]?.username;
  const database = createHash('sha256').update(named ? `${user}@${named.place}` : 'own').digest('hex').slice(0, 16);
  return path.join(directoriesOf(projectDirectory(), env).choices, `${database}.json`);
}

/** The number in SQLOPOLY_GAME, if it is set. @throws UsageError when it is not the number of a game */
export function gameInEnvironment(): number | undefined {
  const { SQLOPOLY_GAME: text } = environment();
  if (!text) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`SQLOPOLY_GAME must be the number of a game, not ${text}.`);
  return Number(text);
}

/** The game that this checkout last opened or chose; undefined: none, or the file cannot be read. */
export function recallGame(): ChosenGame | undefined {
  try {
    const { game, created } = JSON.parse(fs.readFileSync(fileOf(environment()), 'utf8')) as Partial<ChosenGame>;
    return typeof game === 'number' && typeof created === 'string' ? { game, created } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a game for later commands. If the file cannot be written, they act on the newest game. */
export async function rememberGame(connection: GameConnection, gameId: number): Promise<void> {
  const game = await readGame(connection, gameId);
  if (!game) return;
  const file = fileOf(environment());
  try {
    makePrivateDirectory(path.dirname(file));
    writePrivateFile(file, `${JSON.stringify({ game: game.Game, created: game.Created } satisfies ChosenGame)}\n`);
  } catch {
    // The command itself has succeeded.
  }
}

/** Goes back to the newest game. */
export function forgetGame(): void {
  fs.rmSync(fileOf(environment()), { force: true });
}
