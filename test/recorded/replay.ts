import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { openWorkerDatabase } from '../support/game';
import { readRecording, type Recording, writeMove, writeRecording, writeResult } from './format';
import { makeMoves, recordingOf, startGame } from './play-recording';
import { filesToReplay, read } from './recordings';

/**
 * In how many parts the games are played again: each is a test file, so that as many workers can share
 * them. Every part has games of every edition.
 */
export const PARTS = 2;

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
  return now.position === recorded.position ? undefined : 'Game, Player, Turns or Deed differ where gameView does not show it';
}

/** Makes a test of each game of a part. @param part 1 to PARTS */
export function replayPart(part: number): void {
  let connection: GameConnection;
  beforeAll(async () => {
    connection = await openWorkerDatabase();
  });
  afterAll(() => connection.close());

  test.each(filesToReplay().filter((_, index) => index % PARTS === part - 1))('%s comes out as it did', async (file) => {
    const text = read(file);
    const recorded = readRecording(text);
    expect(writeRecording(recorded)).toBe(text);
    expect(await firstDifference(connection, recorded)).toBeUndefined();
  });
}
