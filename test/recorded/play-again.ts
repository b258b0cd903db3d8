import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { GameConnection } from '../../src/game/connection';
import { openWorkerDatabase } from '../support/game';
import { readRecording, type Recording, writeMove, writeRecording, writeResult } from './format';
import { makeMoves, recordingOf, startGame } from './play-recording';

/** The recorded games of a series: an edition, or an edition with `-house` after it. */
export function filesOf(series: string): string[] {
  return fs.readdirSync(__dirname).filter((file) => new RegExp(`^${series}-\\d+\\.txt$`).test(file)).sort();
}

/** The text of a recorded game. */
export function textOf(file: string): string {
  return fs.readFileSync(path.join(__dirname, file), 'utf8');
}

/** Plays a recorded game again. @returns what is different first, for people; undefined: nothing */
export async function firstDifference(connection: GameConnection, recorded: Recording): Promise<string | undefined> {
  const { edition, options, moves } = recorded;
  const gameId = await startGame(connection, edition, options);
  const refused = await makeMoves(connection, gameId, moves.map(({ move }) => move));
  const now = await recordingOf(connection, gameId, edition, options);
  for (const [index, { move, result }] of moves.entries()) {
    const record = index + 1;
    const line = `record ${record}: ${writeMove(move)}`;
    if (refused?.record === record) return `${line}: is refused now: ${refused.reason}`;
    const other = now.moves[index];
    if (!other || writeResult(other.result) !== writeResult(result)) {
      const story = await connection.rows<{ Sentence: string }>('SELECT Sentence FROM eventView WHERE Record = ?', [record]);
      const [was, is] = [writeResult(result), other ? writeResult(other.result) : 'missing'];
      return `${line}: came out as ${was}, and now as ${is}: ${story.map(({ Sentence }) => Sentence).join(' ')}`;
    }
  }
  for (const [index, seat] of recorded.gameView.entries()) {
    if (now.gameView[index] !== seat) return `gameView had ${seat}, and has now ${now.gameView[index]}`;
  }
  if (now.events.count !== recorded.events.count || now.events.digest !== recorded.events.digest) {
    return `there were ${recorded.events.count} events, now ${now.events.count}, or they differ`;
  }
  return now.position === recorded.position ? undefined : 'Standing, Player, Deed, DeckCard or Debt differ where gameView does not show it';
}

/** Plays all games of a series again: a test each. Every series has a file of its own, so that workers share them out. */
export function playAgain(series: string): void {
  let connection: GameConnection;
  beforeAll(async () => {
    connection = await openWorkerDatabase();
  });
  afterAll(() => connection.close());

  test.each(filesOf(series))('%s comes out as it did', async (file) => {
    const text = textOf(file);
    const recorded = readRecording(text);
    expect(writeRecording(recorded)).toBe(text);
    expect(await firstDifference(connection, recorded)).toBeUndefined();
  });
}
