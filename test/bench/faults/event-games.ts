import type { GameConnection } from '../../../src/client/connection';
import type { GameOptions } from '../../../src/client/game-options';
import { makeMove } from '../../../src/client/move';
import { openedGame } from '../games';

/** A game that nobody plays but the scheduler's event. */
interface EventGame {
  game: number;
  /** what the event does in it */
  action: string;
  /** the same for people */
  about: string;
}

/** What the event did in a game after a time. */
export interface Done {
  about: string;
  moves: number;
  /** milliseconds until the first of them */
  pause: number;
}

/** Seconds: an auction and a turn end while a group elects another primary. */
const LIMIT = 2;

const BOTS: GameOptions = { dice: 'server', players: ['hunter', 'scrooge', 'hunter', 'scrooge', 'hunter', 'scrooge'].map((character) => ({ character })) };
const LIMITED: GameOptions = { dice: 'server', players: ['Ada', 'Ben'], clock: LIMIT };
const AUCTION: GameOptions = { players: ['Ada', 'Ben'], rules: { player_order: 'seat', auction_seconds: LIMIT, bid_seconds: 0 } };

/** Milliseconds that the event may take, and seconds between two looks. */
const PATIENCE = 120_000;
const PAUSE = 0.1;

const MADE_SINCE =
  'SELECT COUNT(*) AS moves, TIMESTAMPDIFF(MICROSECOND, ?, MIN(m.played_at)) / 1000 AS pause' +
  ' FROM Gamemanager AS m WHERE m.game_id = ? AND m.action = ? AND m.played_at > ?';

/** A time as the database has it. */
export const utcOf = (time: Date): string => time.toISOString().slice(0, -1).replace('T', ' ');

/** A game of bots, one whose turns have a time limit, and an auction that has begun: in all of them, the event moves. */
export class EventGames {
  private constructor(
    private readonly connection: GameConnection,
    private readonly all: readonly EventGame[],
  ) {}

  /** Begins the games. The bots have moved before the auction begins. */
  static async begin(connection: GameConnection): Promise<EventGames> {
    const begun = utcOf(new Date());
    const bots: EventGame = { game: await openedGame(connection, 'classic', BOTS), action: 'roll', about: 'rolls of bots' };
    const limited: EventGame = { game: await openedGame(connection, 'classic', LIMITED), action: 'roll', about: 'rolls for players whose time is up' };
    const auction: EventGame = { game: await openedGame(connection, 'classic', AUCTION), action: 'close', about: 'auctions closed' };
    const games = new EventGames(connection, [bots, limited, auction]);
    await games.movedIn(bots, begun);
    await connection.choose(auction.game);
    await makeMove(connection, auction.game, { action: 'roll', dice: 1, dice2: 2 });
    await makeMove(connection, auction.game, { action: 'decline' });
    return games;
  }

  get games(): number[] {
    return this.all.map(({ game }) => game);
  }

  /** Waits until the event has moved in each of them. @param since a time in UTC */
  async moved(since: string): Promise<Done[]> {
    const done: Done[] = [];
    for (const game of this.all) done.push(await this.movedIn(game, since));
    return done;
  }

  private async movedIn({ game, action, about }: EventGame, since: string): Promise<Done> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const [made] = await this.connection.rows<{ moves: number; pause: string | null }>(MADE_SINCE, [since, game, action, since]);
      if (made && made.moves > 0) return { about, moves: made.moves, pause: Number(made.pause) };
      if (performance.now() > until) throw new Error(`The event has made no ${about} in game ${game} since ${since}.`);
      await this.connection.rows('SELECT SLEEP(?)', [PAUSE]);
    }
  }
}
