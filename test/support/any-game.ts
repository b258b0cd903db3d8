import type { GameConnection, Value } from '../../src/client/connection';
import { RefusedMove } from '../../src/client/refusal';
import { type RecordedMove, writeMove } from '../recorded/format';
import type { Chance } from './chance';
import { diceFor, type Offer, readOffers, takes } from './offers';

/** One side of a trade. */
export interface Side {
  money: number;
  cards: number;
  properties: number[];
}

/**
 * How likely an action is, against 1,000 for any other: games shall not end because everybody leaves, and nobody shall
 * mortgage and redeem all the time.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  leave: 10, end: 1, propose: 150, mortgage: 150, sell: 200, redeem: 400, pass: 700, decline: 300, end_turn: 700, roll: 1_500, build: 2_500,
};

const INSERT = 'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';

const INSERT_AT =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms, played_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)';

/** A move that may not say who makes it. */
export type Attempted = Omit<RecordedMove, 'player_ID'> & { player_ID: number | null };

/** The values of a move, in the order in which a statement names them. */
function valuesOf(gameId: number, { player_ID, action, dice, dice2, prid, amount, terms }: Attempted): Value[] {
  return [gameId, player_ID, action, dice, dice2, prid, amount, terms];
}

/** When the move of that number is made of those that are made long ago: auctions are closed when their time is up, a month later. */
export function longAgo(move: number): string {
  return `${2000 + Math.floor(move / 12)}-${String((move % 12) + 1).padStart(2, '0')}-01 00:00:00.000`;
}

/** A game of a test that moves are made in, as choices decide. */
export class AnyGame {
  /** the moves that were made, a line each */
  readonly ledger: string[] = [];

  private constructor(
    readonly connection: GameConnection,
    readonly id: number,
  ) {}

  /** A new game that is the current one of the connection. @throws RefusedMove */
  static async start(connection: GameConnection, edition: string, options: object): Promise<AnyGame> {
    const [rows] = await connection.rows<{ game_id: number }[]>('CALL open_game(?, NULL, ?)', [edition, JSON.stringify(options)]);
    return await AnyGame.of(connection, rows?.[0]?.game_id ?? -1);
  }

  /** A game that there is, which becomes the current one of the connection. */
  static async of(connection: GameConnection, id: number): Promise<AnyGame> {
    await connection.choose(id);
    return new AnyGame(connection, id);
  }

  /** What may be done now. */
  offers(): Promise<Offer[]> {
    return readOffers(this.connection);
  }

  /** Makes a move that chance chooses of what is offered. @returns whether anything is: else the game is over */
  async move(chance: Chance): Promise<boolean> {
    const offers = await this.offers();
    if (offers.length === 0) return false;
    await this.make(await this.chosen(offers, chance));
    return true;
  }

  /** A move of what is offered, first what to do, then with what: an owner of many properties shall not build all the time. */
  async chosen(offers: readonly Offer[], chance: Chance): Promise<RecordedMove> {
    const action = chance.pick([...new Set(offers.map(({ Action }) => Action))], (name) => WEIGHTS[name] ?? 1_000);
    const offer = chance.pick(offers.filter(({ Action }) => Action === action));
    const { Minimum, Maximum } = offer;
    const dice = diceFor(offer, chance);
    return {
      player_ID: offer['Player No.'],
      action,
      dice: dice[0],
      dice2: dice[1],
      prid: offer.prid,
      amount: takes(offer, 'amount') ? chance.pick([Number(Minimum), Number(Minimum), chance.between(Number(Minimum), Number(Maximum))]) : null,
      terms: await this.termsOf(offer, chance),
    };
  }

  /**
   * Makes a move.
   * @param playedAt when it is made, in UTC; null: now
   * @throws Error, the whole game so far in it
   */
  async make(move: RecordedMove, playedAt: string | null = null): Promise<void> {
    this.ledger.push(playedAt === null ? writeMove(move) : `${writeMove(move)} at ${playedAt}`);
    await this.connection.run(INSERT_AT, [...valuesOf(this.id, move), playedAt]);
  }

  /**
   * Tries a move and takes it back.
   * @returns its refusal; null: it is accepted
   * @throws what is no refusal
   */
  async attempt(move: Attempted | string): Promise<RefusedMove | null> {
    await this.connection.run('START TRANSACTION');
    try {
      if (typeof move === 'string') await this.connection.run(move);
      else await this.connection.run(INSERT, valuesOf(this.id, move));
      return null;
    } catch (error) {
      if (error instanceof RefusedMove) return error;
      throw new Error(`${typeof move === 'string' ? move : JSON.stringify(move)}: ${String(error)}`, { cause: error });
    } finally {
      await this.connection.run('ROLLBACK');
    }
  }

  /** Something of what a player has, as one side of a trade. */
  async someOf(pid: number, chance: Chance): Promise<Side> {
    const [player] = await this.connection.rows<{ money: number; cards: number }>(
      'SELECT p.bank_balance AS money, (SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = p.game_id AND k.holder = p.pid) AS cards' +
        ' FROM Player AS p WHERE p.game_id = ? AND p.pid = ?',
      [this.id, pid],
    );
    const deeds = await this.connection.rows<{ prid: number }>(
      'SELECT prid FROM Deed WHERE game_id = ? AND p_owner = ? ORDER BY prid', [this.id, pid],
    );
    const properties = deeds.map(({ prid }) => prid).filter(() => chance.below(Math.max(2, deeds.length)) === 0);
    const money = chance.below(2) ? chance.below(Math.floor(Math.min(player?.money ?? 0, 30_000_000) / 3) + 1) : 0;
    return { money, cards: chance.below((player?.cards ?? 0) + 1), properties };
  }

  /** A possible trade: a random one, or the example of the view if that is impossible. */
  private async termsOf(offer: Offer, chance: Chance): Promise<string | null> {
    const [example] = /'(\{.*\})'\);$/.exec(offer.SQL)?.slice(1) ?? [];
    if (offer.Action !== 'propose') return example ?? null;
    const to = offer['Partner No.'] ?? -1;
    const terms = JSON.stringify({ to, give: await this.someOf(offer['Player No.'], chance), take: await this.someOf(to, chance) });
    const move = { player_ID: offer['Player No.'], action: 'propose', dice: null, dice2: null, prid: null, amount: null, terms };
    return (await this.attempt(move)) ? (example ?? null) : terms;
  }
}
