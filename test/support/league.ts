import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { GameConnection, Value } from '../../src/client/connection';
import { addLeaguePlayer, addRound, change, CHANGES, type DrawnMatch, newTournament, type Score } from '../../src/league/calls';
import { type MatchPlayer, readMatchesOf, readViolations } from '../../src/league/views';
import { changingNothing } from './everything';
import { refusalOf } from './game';

export const SYSTEM_1 = 'Point System 1';
export const SYSTEM_2 = 'Point System 2';

/** Any dates: nothing depends on them. */
export const START = '2026-01-01';
export const END = '2026-12-31';

/** A name that nobody has. */
export function freshName(name: string): string {
  return `${name} ${randomUUID().slice(0, 12)}`;
}

/** A tournament of a test, with players of its own, who are named by their first words. */
export class TestTournament {
  private constructor(
    readonly connection: GameConnection,
    readonly id: number,
    /** the names that the players have in the database */
    readonly names: readonly string[],
  ) {}

  /** A tournament with some players entered and no round. */
  static async start(connection: GameConnection, pointSystem: string, players: readonly string[]): Promise<TestTournament> {
    const id = await newTournament(connection, freshName('Cup'), START, END, pointSystem);
    const names = players.map(freshName);
    for (const name of names) await addLeaguePlayer(connection, name);
    if (names.length > 0) await change(connection, 'enter_players', id, names);
    return new TestTournament(connection, id, names);
  }

  /** The name in the database of the player whom the test calls so. */
  name(player: string): string {
    return this.names.find((name) => name.startsWith(`${player} `)) ?? player;
  }

  /** What the test calls the player of that name. */
  short(name: string): string {
    return this.names.includes(name) ? name.slice(0, name.lastIndexOf(' ')) : name;
  }

  /** Adds a round. @returns its number */
  async addRound(): Promise<number> {
    return await addRound(this.connection, this.id, null, START, END);
  }

  /** A draw as record_draw takes it, with the names of the database. */
  draw(matches: readonly DrawnMatch[]): string {
    return JSON.stringify(matches.map((match) => ({ ...match, players: match.players.map((player) => this.name(player)) })));
  }

  /** Adds a round with a draw. @returns the numbers of its matches, in the order of the tables */
  async drawRound(matches: readonly DrawnMatch[]): Promise<number[]> {
    const round = await this.addRound();
    await this.connection.run(CHANGES.record_draw, [this.id, round, this.draw(matches)]);
    return [...new Set((await this.matches(round)).map(({ Match }) => Match))];
  }

  /** A result as record_result takes it: `Ann 4`, with the names of the database. */
  scores(...scores: readonly string[]): string {
    return JSON.stringify(
      scores.map((text): Score => {
        const at = text.lastIndexOf(' ');
        return { player: this.name(text.slice(0, at)), score: Number(text.slice(at + 1)) };
      }),
    );
  }

  /** Records a result: `Ann 4`. */
  async record(match: number, ...scores: readonly string[]): Promise<void> {
    await this.connection.run(CHANGES.record_result, [match, this.scores(...scores)]);
  }

  matches(round: number): Promise<MatchPlayer[]> {
    return readMatchesOf(this.connection, this.id, round);
  }

  /** The scores that a match has: `Ann 4`, by name. */
  async recorded(match: number): Promise<string[]> {
    const rows = await this.connection.rows<{ name: string; score: number }>(
      'SELECT p.name, s.match_score AS score FROM MatchScore AS s JOIN LeaguePlayer AS p USING (player_id)' +
        ' WHERE s.match_id = ? ORDER BY p.name',
      [match],
    );
    return rows.map(({ name, score }) => `${this.short(name)} ${score}`);
  }

  /** Expects a statement to be refused by name and every table to be as it was. @returns the sentence */
  async expectRefusal(token: string, sql: string, values: readonly Value[] = []): Promise<string> {
    const refusal = await changingNothing(this.connection, () => refusalOf(this.connection, sql, values));
    expect(refusal.token).toBe(token);
    return this.names.reduce((sentence, name) => sentence.replaceAll(name, this.short(name)), refusal.sentence);
  }
}

/** The rules of the league that are broken. */
export async function violations(connection: GameConnection): Promise<string[]> {
  const rows = await readViolations(connection);
  expect(rows.length).toBeGreaterThanOrEqual(10);
  return rows.filter(({ Tuples }) => Tuples > 0).map(({ Violation, Tuples }) => `${Violation} ${Tuples}`);
}
