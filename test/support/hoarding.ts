import { createHash } from 'node:crypto';
import type { GameConnection, Value } from '../../src/client/connection';
import type { Tile } from '../../src/client/imports/tile';
import type { Rules } from '../../src/client/imports/rules-file';
import { boardDocument, rulesDocument } from '../../src/client/imports/to-document';
import { importEdition } from './editions';
import { refusalOf, stateOf } from './game';

/** Rules without limit of turns and without anything that the coursework only stores. */
const RULES: Rules = {
  starting_cash: 1500, turn_limit: -1, players_left_to_end: 1, set_bonus_factor: 2, max_houses: 2,
  build_evenly: false, pot: false, has_auctions: false, salary_factor_on_go: 1,
};

function property(set: number, place: number, name: string, cost: number): Tile {
  return {
    kind: 'property', set, place, name, cost, house_cost: 50, hotel_cost: 80,
    rent: cost / 10, rent_with_house: cost / 4, rent_with_hotel: cost * 2,
  };
}

/** Two sets of two on tiles 2 to 5, a set of one on tile 7, the pot on tile 8. */
export const BOARD: readonly Tile[] = [
  { kind: 'go', name: 'Start', amount: 200 },
  { kind: 'take_pot', name: 'Quad' },
  property(0, 0, 'A', 100),
  property(0, 1, 'B', 120),
  property(1, 0, 'C', 200),
  property(1, 1, 'D', 240),
  { kind: 'take_pot', name: 'Lawn' },
  property(2, 0, 'E', 400),
];

/** What a game differs in from the usual one. */
export interface Setting {
  rules?: Partial<Rules>;
  board?: readonly Tile[];
  /** default: 2 */
  players?: number;
  /** random numbers to take dice from; default: every roll says its dice */
  numbers?: readonly number[];
}

/** What a move may name. */
export interface Details {
  dice?: number;
  dice2?: number;
  player_ID?: number;
  property?: string;
  amount?: number;
  terms?: object;
}

/** A name that is the same for the same content. */
function nameOf(content: string): string {
  return `test ${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
}

/** A game by imported rules on an imported board. */
export class HoardingGame {
  private constructor(
    readonly connection: GameConnection,
    readonly id: number,
  ) {}

  /** A new game that is the current one of the connection. */
  static async start(connection: GameConnection, setting: Setting = {}): Promise<HoardingGame> {
    const { rules = {}, board = BOARD, players = 2, numbers } = setting;
    const [rulesName, boardName] = [nameOf(JSON.stringify({ ...RULES, ...rules })), nameOf(JSON.stringify(board))];
    await importEdition(connection, { edition: rulesName, extends: 'hoarding', ...rulesDocument({ ...RULES, ...rules }) });
    await importEdition(connection, { edition: boardName, extends: 'hoarding', ...boardDocument(board) });
    const dice = numbers && { dice: 'numbers', numbers: nameOf(JSON.stringify(numbers)) };
    if (numbers) await connection.run('CALL import_numbers(?, ?)', [nameOf(JSON.stringify(numbers)), JSON.stringify(numbers)]);
    const options = JSON.stringify({ players, board: boardName, ...dice });
    const [rows] = await connection.rows<{ game_id: number }[]>('CALL open_game(?, NULL, ?)', [rulesName, options]);
    const id = rows?.[0]?.game_id ?? -1;
    await connection.choose(id);
    return new HoardingGame(connection, id);
  }

  /** Makes a move; by default for the player who must act. */
  async act(action: string, details: Details = {}): Promise<void> {
    const [sql, values] = await this.moveOf(action, details);
    await this.connection.run(sql, values);
  }

  /** Rolls by the list of numbers, and does nothing further. */
  passByNumbers(): Promise<void> {
    return this.pass({});
  }

  /** Rolls, and does nothing further: what is offered is declined, and the turn is ended. */
  passBy(dice: number, dice2: number): Promise<void> {
    return this.pass({ dice, dice2 });
  }

  private async pass(dice: Details): Promise<void> {
    await this.act('roll', dice);
    if ((await this.phase()) === 'offer') await this.act('decline');
    if ((await this.phase()) === 'manage') await this.act('end_turn');
  }

  /** The message of a refused move. Nothing has changed by it. */
  async refusal(action: string, details: Details = {}): Promise<string> {
    const before = await stateOf(this.connection, this.id);
    const [sql, values] = await this.moveOf(action, details);
    const { message } = await refusalOf(this.connection, sql, values);
    if (JSON.stringify(await stateOf(this.connection, this.id)) !== JSON.stringify(before)) throw new Error(`${message} changed the game.`);
    return message;
  }

  /** Gives a property to a player before the move that a test is about. */
  async give(player: number, ...properties: string[]): Promise<void> {
    for (const name of properties) {
      await this.connection.run(
        'UPDATE Deed JOIN Property USING (ruleset_id, prid) SET p_owner = ? WHERE game_id = ? AND name = ?',
        [player, this.id, name],
      );
    }
  }

  /** Puts buildings on a property before the move that a test is about. */
  async build(property: string, level: number): Promise<void> {
    await this.connection.run(
      'UPDATE Deed JOIN Property USING (ruleset_id, prid) SET level = ? WHERE game_id = ? AND name = ?',
      [level, this.id, property],
    );
  }

  /** Puts a player on a tile with some money, before the move that is tested. */
  async place(player: number, location: number, cash?: number): Promise<void> {
    await this.connection.run(
      'UPDATE Player SET location = ?, bank_balance = COALESCE(?, bank_balance) WHERE game_id = ? AND pid = ?',
      [location, cash ?? null, this.id, player],
    );
  }

  async phase(): Promise<string> {
    return this.value<string>('SELECT phase AS value FROM GameState WHERE game_id = ?');
  }

  async pot(): Promise<number> {
    return this.value<number>('SELECT pot AS value FROM GameState WHERE game_id = ?');
  }

  /** The number of the player whose turn it is. */
  async turn(): Promise<number> {
    return this.value<number>(
      'SELECT p.pid AS value FROM GameState AS g JOIN Player AS p ON p.game_id = g.game_id AND p.turn = g.turn WHERE g.game_id = ?',
    );
  }

  /** What everybody has, by number. */
  async cash(): Promise<number[]> {
    return this.column<number>('SELECT bank_balance AS value FROM Player WHERE game_id = ? ORDER BY pid');
  }

  async locations(): Promise<number[]> {
    return this.column<number>('SELECT location AS value FROM Player WHERE game_id = ? ORDER BY pid');
  }

  /** The numbers of the players of a status: 0 playing, 2 out, 3 winner. */
  async playersWith(status: number): Promise<number[]> {
    const rows = await this.connection.rows<{ value: number }>(
      'SELECT pid AS value FROM Player WHERE game_id = ? AND status = ? ORDER BY pid',
      [this.id, status],
    );
    return rows.map(({ value }) => value);
  }

  /** What a player owns, each with its buildings when it has some, as `A` or `A2`. */
  async owned(player: number): Promise<string[]> {
    const rows = await this.connection.rows<{ name: string; level: number }>(
      'SELECT name, level FROM Deed JOIN Property USING (ruleset_id, prid) WHERE game_id = ? AND p_owner = ? ORDER BY prid',
      [this.id, player],
    );
    return rows.map(({ name, level }) => `${name}${level === 0 ? '' : level}`);
  }

  /** What may be done now: `player action property`. */
  async moves(): Promise<string[]> {
    const rows = await this.connection.rows<{ player: number; action: string; property: string | null }>(
      'SELECT `Player No.` AS player, Action AS action, Property AS property FROM movesView',
    );
    return rows.map(({ player, action, property }) => [player, action, ...(property === null ? [] : [property])].join(' ')).sort();
  }

  /** The kinds and postings of the last move: [kind, payer, payee, amount]. */
  async events(): Promise<unknown[][]> {
    const rows = await this.connection.rows<{ kind: string; payer: number | null; payee: number | null; amount: number | null }>(
      'SELECT e.kind, e.payer, e.payee, e.amount FROM Event AS e JOIN GameState AS g ON g.game_id = e.game_id AND g.last_record_ID = e.record_ID' +
        ' WHERE e.game_id = ? ORDER BY e.event_no',
      [this.id],
    );
    return rows.map(({ kind, payer, payee, amount }) => [kind, payer, payee, amount]);
  }

  /** The kinds of the events of the last move. */
  async kinds(): Promise<unknown[]> {
    return (await this.events()).map(([kind]) => kind);
  }

  private async moveOf(action: string, { dice, dice2, player_ID, property: name, amount, terms }: Details): Promise<[string, Value[]]> {
    const [deed] = await this.connection.rows<{ prid: number }>(
      'SELECT prid FROM Deed JOIN Property USING (ruleset_id, prid) WHERE game_id = ? AND name = ?',
      [this.id, name ?? null],
    );
    return [
      'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      [
        this.id, player_ID ?? null, action, dice ?? null, dice2 ?? null, deed?.prid ?? null, amount ?? null,
        terms === undefined ? null : JSON.stringify(terms),
      ],
    ];
  }

  private async column<Cell>(sql: string): Promise<Cell[]> {
    return (await this.connection.rows<{ value: Cell }>(sql, [this.id])).map(({ value }) => value);
  }

  private async value<Cell>(sql: string): Promise<Cell> {
    const [value] = await this.column<Cell>(sql);
    if (value === undefined) throw new Error('The game is gone.');
    return value;
  }
}
