import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { howToContinue, playAtTable } from '../../src/terminal/play';
import { InputEnded, type Console } from '../../src/terminal/console';
import { wholeIn } from '../../src/terminal/menu';
import { openWorkerDatabase } from '../support/game';

/** Lines that a person types before he goes home. */
const PATIENCE = 150;

/** Milliseconds for a game, on the slowest of machines. */
const TIME = 300_000;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  // Everything that can be decided, and no words of its own.
  await connection.run('CALL import_edition(?)', [
    JSON.stringify({
      edition: 'busy', extends: 'singletonopoly', choices: null, words: null,
      rules: {
        auction: 'unsold', trade: 'free', turn_end: 'declared', jail_wait: true, build_evenly: true, pot: 'everything',
        first_bid_percent: 10,
      },
      board: { pot_location: 'Vacation' },
    }),
  ]);
});
afterAll(() => connection.close());

/** What people choose who have nothing better to do: looking around, and leaving. */
const DULL = ['sp', 'pr', 'pl', 'eg', 'dr', 'l', 'i', 'spaces', 'properties', 'players', 'leave', 'end'];

/** Somebody who reads what is offered and chooses at random, but always the same for the same seed. */
class Person implements Console {
  readonly said: string[] = [];
  typed = 0;
  private read = 0;

  constructor(private readonly seed: string) {}

  print(line = ''): void {
    this.said.push(...line.split('\n'));
  }

  readLine(): Promise<string> {
    this.typed += 1;
    if (this.typed > PATIENCE) return Promise.reject(new InputEnded());
    const shown = this.said.slice(this.read);
    this.read = this.said.length;
    return Promise.resolve(this.answer(shown));
  }

  close(): void {
    this.read = this.said.length;
  }

  private random(below: number): number {
    const hash = createHash('sha256').update(`${this.seed}:${this.typed}`).digest();
    return hash.readUInt32BE(0) % below;
  }

  /** @param shown what was said since the last answer */
  private answer(shown: readonly string[]): string {
    const last = shown.at(-1) ?? '';
    const [, least, most] = /\(([\d,]+) to ([\d,]+); /.exec(last) ?? [];
    const [, lowest] = /^Which player\? \((\d+) to \d+\)$/.exec(last) ?? [];
    if (lowest !== undefined) return lowest;
    if (least !== undefined && most !== undefined) return String(Math.min(wholeIn(most) ?? 0, (wholeIn(least) ?? 0) + this.random(300)));
    if (last.startsWith('Enter positions')) return this.positions(shown);
    const heading = shown.lastIndexOf('');
    const codes = shown.slice(heading + 1).flatMap((line) => /^ {2}(\S+) {2,}\S/.exec(line)?.[1] ?? []);
    const dull = this.random(40) > 0 ? DULL : [];
    const rare = this.random(4) > 0 ? ['tr'] : [];
    const lively = codes.filter((code) => ![...dull, ...rare].includes(code));
    const choices = lively.length > 0 ? lively : codes;
    return choices[this.random(choices.length)] ?? '';
  }

  private positions(shown: readonly string[]): string {
    const positions = shown.flatMap((line) => /, position (\d+),/.exec(line)?.[1] ?? []);
    return positions.filter((_, index) => index <= this.random(positions.length)).join(' ');
  }
}

/** Lets three people play who begin with so much money, and returns one of them who has seen it all. */
async function letPlay(edition: string, seed: string, money: number): Promise<Person> {
  const gameId = await openGame(connection, edition, null, { players: 3, dice: 'server', seed });
  await connection.choose(gameId);
  await connection.run('UPDATE Player SET bank_balance = ? WHERE game_id = ?', [money, gameId]);
  const person = new Person(seed);
  const ending = await playAtTable(connection, gameId, person);
  person.print(ending.isOver ? 'over' : howToContinue(gameId, ending.reason));
  return person;
}

describe.each(['singletonopoly', 'hoarding', 'busy'])('in %s', (edition) => {
  test.each([
    ['one', 4000],
    ['two', 900],
    ['three', 300],
    ['seven', 300],
    ['four', 60],
  ])('every choice that is shown is understood: game %s, with %i', async (seed, money) => {
    const { said, typed } = await letPlay(edition, seed, money);
    expect(said.filter((line) => /^(?:Invalid input|You can't do that now|Type one of)/.test(line))).toEqual([]);
    expect(said.filter((line) => /undefined|null|NaN|\[object|\{\w+\}/.test(line))).toEqual([]);
    expect(typed).toBeGreaterThan(5);
    expect(said.at(-1)).toMatch(/^over$|^The input has ended\. Continue game \d+ with: /);
  }, TIME);
});
