import { readHighlights } from '../../client/highlights';
import { readWorths } from '../../client/turning-point';
import { type Game, readGame, readGamePlayers, readGuide } from '../../client/views';
import type { Reader } from '../reads';
import { Facts } from './facts';
import { readSnapshot } from './read-snapshot';

/** The number of games whose facts are kept. */
const MOST_KEPT = 50;

/** The facts of games. Those of a game that is over never change, apart from names: they are read once for all pages that show its end. */
export class KeptFacts {
  private readonly kept = new Map<string, Promise<string | undefined>>();

  constructor(private readonly reader: Reader) {}

  /** The facts of a game as a part of a page. @returns undefined: there is no such game (any more) */
  async read(gameId: number): Promise<string | undefined> {
    const key = await this.reader.use(null, async (connection) => {
      const game = await readGame(connection, gameId);
      return game && (isOver(game) ? JSON.stringify([gameId, game.Moves, await readGamePlayers(connection, [gameId])]) : null);
    });
    if (key === undefined) return undefined;
    if (key === null) return await this.render(gameId);
    const facts = this.kept.get(key) ?? this.render(gameId);
    // The one that was asked for last is forgotten last.
    this.kept.delete(key);
    this.kept.set(key, facts);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    try {
      return await facts;
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }

  private async render(gameId: number): Promise<string | undefined> {
    return await this.reader.use(gameId, async (connection) => {
      const snapshot = await readSnapshot(connection, gameId);
      if (!snapshot) return undefined;
      const ends = (await readGuide(connection, snapshot.pending.Ruleset)).filter(({ Topic: topic }) => topic === 'end').map(({ Sentence: sentence }) => sentence);
      return String(<Facts snapshot={snapshot} worths={await readWorths(connection, gameId)} highlights={await readHighlights(connection, gameId)} ends={ends} />);
    });
  }
}

function isOver({ 'Next player': next }: Game): boolean {
  return next === null;
}
