import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { replayGame } from '../../src/client/time';
import { Chance } from '../support/chance';
import { ClassicManual, type ManualMove, type Option, type Side } from '../support/classic-manual';
import { expectInvariants } from '../support/invariants';
import { openWorkerDatabase } from '../support/game';

/** Random games of `classic`, each move made twice: in the database, and by the rules as they are written once more. */

/** Set to play so many games, or from a seed on, to hunt. */
const GAMES = Number(process.env.CLASSIC_GAMES ?? 4);
const FIRST = Number(process.env.CLASSIC_SEED ?? 1);
const MOST_MOVES = Number(process.env.CLASSIC_MOVES ?? 150);

/** Other looks at a game cost more than a move: one in so many moves. */
const STRETCH = 40;

/** How likely an action is, against 1,000 for any other. */
const WEIGHTS: Readonly<Record<string, number>> = {
  leave: 2, propose: 150, mortgage: 60, sell: 100, redeem: 500, pass: 700, decline: 400, end_turn: 1_500, roll: 2_000, build: 4_000, accept: 3_000,
};

const INSERT =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms, played_at)' +
  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, '2020-01-01 00:00:00.000' + INTERVAL ? MICROSECOND)";

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** A game, the same in the database and by the manual. */
class Both {
  /** the moves that were made, to be made again */
  readonly ledger: string[] = [];
  /** in thousandths of a second */
  private now = 0;

  private constructor(
    readonly id: number,
    private readonly manual: ClassicManual,
    /** the number of each player, in the order of play */
    private readonly pids: readonly number[],
    private readonly prids: ReadonlyMap<number, number>,
    private readonly chance: Chance,
  ) {}

  static async start(seed: number): Promise<Both> {
    const chance = new Chance(seed);
    // Most begin poor, so that there are debts, and an end.
    const starting_cash = chance.pick([1500, 600, 300, 150], (_) => 1);
    const options = { players: chance.between(2, 6), seed: `classic ${seed}`, dice: 'table', rules: { starting_cash } };
    const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('classic', NULL, ?)", [JSON.stringify(options)]);
    const id = rows?.[0]?.game_id ?? 0;
    await connection.choose(id);
    const seats = await connection.rows<{ pid: number }>('SELECT pid FROM Player WHERE game_id = ? ORDER BY turn', [id]);
    const cards = await connection.rows<{ deck: string; text: string }>(
      'SELECT d.name AS deck, c.text FROM DeckCard AS k JOIN Card AS c USING (ruleset_id, card_id) JOIN Deck AS d USING (ruleset_id, deck_id)' +
        ' WHERE k.game_id = ? ORDER BY k.place', [id],
    );
    const deck = (name: string): string[] => cards.filter((card) => card.deck === name).map(({ text }) => text);
    const streets = await connection.rows<{ prid: number; location: number }>(
      'SELECT prid, pr.location FROM Deed AS d JOIN Property AS pr USING (ruleset_id, prid) WHERE game_id = ?', [id],
    );
    const manual = new ClassicManual(seats.length, starting_cash, { chance: deck('Chance'), chest: deck('Community Chest') });
    return new Both(id, manual, seats.map(({ pid }) => pid), new Map(streets.map(({ location, prid }) => [location, prid])), chance);
  }

  isOver(): boolean {
    return this.manual.phase === 'over';
  }

  /** Makes a move that chance decides. */
  async step(): Promise<void> {
    this.now += this.chance.below(this.chance.pick([2, 5_000, 20_000]));
    const options = this.manual.options(this.now / 1000);
    const action = this.chance.pick([...new Set(options.map((option) => option.action))], (name) => WEIGHTS[name] ?? 1_000);
    const option = this.chance.pick(options.filter((other) => other.action === action));
    const move = this.detailed(option);
    const { dice = [null, null], amount = null, trade } = move;
    const terms = trade && { to: this.pids[trade.to], give: this.written(trade.give), take: this.written(trade.take) };
    const values = [
      this.id, this.pids[move.player] ?? -1, action, dice[0], dice[1], option.tile === null ? null : this.prid(option.tile), amount,
      terms ? JSON.stringify(terms) : null,
    ];
    this.ledger.push(JSON.stringify([...values.slice(1), this.now]));
    await connection.run(INSERT, [...values, this.now * 1000]);
    this.manual.make(move, this.now / 1000);
  }

  /** Compares how all stands, and what may be done. */
  async compare(): Promise<void> {
    expect(await this.stateOf()).toEqual(this.expected());
    if (this.isOver()) return;
    const rows = await connection.rows<{ player: number; action: string; prid: number | null; price: number | null }>(
      'SELECT DISTINCT `Player No.` AS player, Action AS action, prid, Price AS price FROM movesView',
    );
    const offered = rows.map(({ player, action, prid, price }) => `${player} ${action} ${prid ?? '-'} ${price ?? '-'}`).sort();
    // What is shown is shown now, long after the time of the moves.
    const options = this.manual.options(this.manual.phase === 'auction' ? Number.POSITIVE_INFINITY : this.now / 1000);
    const written = options.map(({ player, action, tile, price }) =>
      `${this.pids[player]} ${action} ${tile === null ? '-' : this.prid(tile)} ${price ?? '-'}`);
    expect(offered).toEqual([...new Set(written)].sort());
  }

  /** How the database says that all stands. */
  private async stateOf(): Promise<object> {
    const [game] = await connection.rows<{ phase: string; turn: number; doubles: number; bid: number | null; until: string | null }>(
      "SELECT phase, turn, doubles, bid, TIMESTAMPDIFF(MICROSECOND, '2020-01-01', deadline) DIV 1000 AS until FROM GameState WHERE game_id = ?", [this.id],
    );
    const players = await connection.rows<object>(
      'SELECT p.bank_balance AS cash, p.location AS at, p.status = 1 AS jailed, p.jail_turns AS turnsInJail, p.status = 2 AS `out`,' +
        ' (SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = p.game_id AND k.holder = p.pid) AS cards FROM Player AS p WHERE p.game_id = ? ORDER BY p.turn',
      [this.id],
    );
    const deeds = await connection.rows<object>(
      // One redeems on one's own turn: what it costs is of no matter before.
      'SELECT `Position` AS tile, `Player No.` AS owner, Level AS level, Mortgaged AS mortgaged, IF(`Player No.` = ?, `Redeem price`, NULL)' +
        ' AS redemption FROM propertiesView ORDER BY Position',
      [this.pids[this.manual.turn] ?? -1],
    );
    return { phase: game?.phase, ...(game?.phase === 'over' ? {} : { turn: game?.turn, doubles: game?.doubles }), bid: game?.bid, until: game?.until, players, deeds };
  }

  private expected(): object {
    const { phase, turn, doubles, players, deeds, auction } = this.manual;
    return {
      phase,
      ...(phase === 'over' ? {} : { turn, doubles }),
      bid: auction?.bid ?? null,
      until: auction ? Math.round(auction.until * 1000) : null,
      players: players.map(({ cash, at, jailed, turnsInJail, out, cards }) => ({
        // The winner is no longer in jail.
        cash, at, jailed: Number(jailed && phase !== 'over'), turnsInJail: phase === 'over' && jailed ? 0 : turnsInJail, out: Number(out), cards: cards.length,
      })),
      deeds: [...deeds].map(([tile, { owner, level, mortgaged }]) => ({
        tile, owner: owner === null ? null : this.pids[owner], level, mortgaged: Number(mortgaged), redemption: owner === turn ? this.manual.redemption(tile) : null,
      })),
    };
  }

  private prid(tile: number): number {
    return this.prids.get(tile) ?? -1;
  }

  private written({ money, cards, tiles }: Side): object {
    return { money, cards, properties: tiles.map((tile) => this.prid(tile)) };
  }

  /** What is missing of a move: dice, a bid, the terms of a trade. */
  private detailed({ player, action, tile }: Option): ManualMove {
    const move: ManualMove = { player, action, ...(tile === null ? {} : { tile }) };
    if (action === 'roll') return { ...move, dice: [this.chance.between(1, 6), this.chance.between(1, 6)] };
    if (action === 'bid') {
      const [least, most] = [this.manual.leastBid(), this.manual.players[player]?.cash ?? 0];
      return { ...move, amount: this.chance.pick([least, least, Math.min(most, least + this.chance.below(100)), most], (_) => 1) };
    }
    if (action !== 'propose') return move;
    for (;;) {
      const to = this.chance.below(this.pids.length);
      const [give, take] = [this.someOf(player), this.someOf(to)];
      const isEmpty = [give, take].every(({ money, cards, tiles }) => money + cards + tiles.length === 0);
      if (this.manual.partners(player).includes(to) && !isEmpty) return { ...move, trade: { to, give, take } };
    }
  }

  private someOf(player: number): Side {
    const { cash = 0, cards = [] } = this.manual.players[player] ?? {};
    const owned = [...this.manual.deeds].filter(([, { owner }]) => owner === player).map(([tile]) => tile);
    const tiles = owned.filter(() => this.chance.below(3) === 0);
    const money = this.chance.pick([0, this.chance.below(cash + 1), cash, Math.min(cash, 1)], (_) => 1);
    return { money, cards: this.chance.below(cards.length + 1), tiles };
  }
}

async function play(seed: number): Promise<Both> {
  const game = await Both.start(seed);
  try {
    for (let moves = 0; moves < MOST_MOVES && !game.isOver(); moves += 1) {
      await game.step();
      await game.compare();
      if (moves % STRETCH === 0) await invariants(game);
    }
    await invariants(game);
    expect(await replayGame(connection, game.id)).toEqual({ moves: game.ledger.length, refused: null, differences: [] });
  } catch (error) {
    throw new Error([`CLASSIC_SEED=${seed} CLASSIC_GAMES=1:`, String(error), ...game.ledger.slice(-12)].join('\n'), { cause: error });
  }
  return game;
}

async function invariants(game: Both): Promise<void> {
  await expectInvariants(connection, game.id);
  // In this edition everything that leads to jail leads to the same tile.
  const elsewhere = await connection.rows(
    'SELECT p.pid, p.location FROM Player AS p JOIN GameState AS g USING (game_id) JOIN Ruleset AS r USING (ruleset_id)' +
      ' WHERE game_id = ? AND p.status = 1 AND p.location <> r.jail_location',
    [game.id],
  );
  const doubled = await connection.rows("SELECT doubles FROM GameState WHERE game_id = ? AND phase = 'manage' AND doubles > 0", [game.id]);
  expect([elsewhere, doubled]).toEqual([[], []]);
}

test('the database and a second implementation of the manual agree after every move', async () => {
  for (let seed = FIRST; seed < FIRST + GAMES; seed += 1) {
    const game = await play(seed);
    await connection.run('CALL delete_game(?)', [game.id]);
  }
});
