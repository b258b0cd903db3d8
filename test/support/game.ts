import { expect } from '@jest/globals';
import { GameConnection, type Value } from '../../src/client/connection';
import { newGame } from '../../src/client/new-game';
import { RefusedMove } from '../../src/client/refusal';
import { readSeats, type Seat } from '../../src/client/views';
import { workerDatabase } from './database';

/** A row of Player with what belongs to it. */
export interface PlayerState {
  pid: number;
  name: string;
  location: number;
  balance: number;
  status: number;
}

/** A row of the ledger. */
export interface Move {
  record_ID: number;
  player_ID: number;
  action: string;
  dice: number;
  round: number;
  turn: number;
  location: number;
  bank_balance: number;
}

/** A row of Event. */
export interface GameEvent {
  record_ID: number;
  event_no: number;
  kind: string;
  player_ID: number;
  payer: number | null;
  payee: number | null;
  amount: number | null;
  location: number | null;
  prid: number | null;
}

/** The tables of a game, in the order in which they are compared: all columns but the game's number, name, seed and time. */
const STATE = [
  'SELECT SHA2(r.document, 256) AS rules, s.players, s.player_count, s.first_dice_source, s.first_list_id, s.is_deleted' +
    ' FROM Game AS s JOIN Ruleset AS r USING (ruleset_id) WHERE s.game_id = ?',
  'SELECT ruleset_id = (SELECT s.ruleset_id FROM Game AS s WHERE s.game_id = GameState.game_id) AS by_its_rules, phase, round, turn, last_record_ID, player_count, players_left, turns_ended, doubles, dice_source,' +
    ' list_id, drawn, prid, bid, bidder, first_entry, next_entry, proposal, pot, deadline FROM GameState WHERE game_id = ?',
  'SELECT turn, pid, name, token, bank_balance, location, status, jail_turns, passed, trades, trade_turn FROM Player WHERE game_id = ? ORDER BY turn',
  'SELECT prid, ruleset_id = (SELECT s.ruleset_id FROM Game AS s WHERE s.game_id = Deed.game_id) AS by_its_rules, p_owner, cost_factor, level, mortgaged, redeem_by_round FROM Deed WHERE game_id = ? ORDER BY prid',
  'SELECT card_id, ruleset_id = (SELECT s.ruleset_id FROM Game AS s WHERE s.game_id = DeckCard.game_id) AS by_its_rules, place, holder FROM DeckCard WHERE game_id = ? ORDER BY card_id',
  'SELECT entry_no, pid, creditor, amount, kind, prid, steps FROM Agenda WHERE game_id = ? ORDER BY entry_no',
  'SELECT record_ID, event_no, kind, player_ID, payer, payee, amount, location, prid, card_id, roll, deadline FROM Event' +
    ' WHERE game_id = ? ORDER BY record_ID, event_no',
  'SELECT record_ID, player_ID, action, dice, dice2, prid, amount, terms, drawn, round, turn, location, bank_balance' +
    ' FROM Gamemanager WHERE game_id = ? ORDER BY record_ID',
] as const;

/** A game of a test, on a connection of the owner. */
export class TestGame {
  private constructor(
    readonly connection: GameConnection,
    readonly id: number,
  ) {}

  /** A new game that is the current one of the connection. */
  static async start(connection: GameConnection, edition = 'campus'): Promise<TestGame> {
    const id = await newGame(connection, edition, expect.getState().currentTestName?.slice(0, 60) ?? null);
    await connection.choose(id);
    return new TestGame(connection, id);
  }

  /** Makes moves, one statement each. */
  async roll(...dice: number[]): Promise<void> {
    for (const number of dice) {
      await this.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)', [this.id, number]);
    }
  }

  /** Sends a statement; a refusal is thrown as RefusedMove. */
  async run(sql: string, values: readonly Value[] = []): Promise<void> {
    await this.connection.run(sql, values);
  }

  /** Moves a player before the move that a test is about. */
  async place(pid: number, location: number, balance?: number): Promise<void> {
    await this.run(
      'UPDATE Player SET location = ?, bank_balance = COALESCE(?, bank_balance) WHERE game_id = ? AND pid = ?',
      [location, balance ?? null, this.id, pid],
    );
  }

  /** Gives a property to a player, null for the bank, before the move that a test is about. */
  async give(property: string, owner: number | null): Promise<void> {
    await this.run(
      'UPDATE Deed JOIN Property USING (ruleset_id, prid) SET p_owner = ? WHERE game_id = ? AND name = ?',
      [owner, this.id, property],
    );
  }

  /** Sets the status of players before the move that a test is about: 0 playing, 1 in jail, 2 defeated. */
  async setStatus(status: number, ...pids: number[]): Promise<void> {
    for (const pid of pids) {
      await this.run('UPDATE Player SET status = ? WHERE game_id = ? AND pid = ?', [status, this.id, pid]);
    }
    await countThoseLeft(this.connection, this.id);
  }

  async player(pid: number): Promise<PlayerState> {
    const [state] = await this.connection.rows<PlayerState>(
      'SELECT pid, name, location, bank_balance AS balance, status FROM Player WHERE game_id = ? AND pid = ?',
      [this.id, pid],
    );
    if (!state) throw new Error(`There is no player ${pid}.`);
    return state;
  }

  /** Owner and cost, for rent and for purchase, of a property. */
  async deed(property: string): Promise<{ owner: number | null; cost: number }> {
    const [deed] = await this.connection.rows<{ owner: number | null; cost: number }>(
      'SELECT d.p_owner AS owner, pr.cost * d.cost_factor AS cost FROM Deed AS d' +
        ' JOIN Property AS pr USING (ruleset_id, prid) WHERE d.game_id = ? AND pr.name = ?',
      [this.id, property],
    );
    if (!deed) throw new Error(`There is no property ${property}.`);
    return deed;
  }

  view(): Promise<Seat[]> {
    return readSeats(this.connection);
  }

  ledger(): Promise<Move[]> {
    return this.connection.rows<Move>(
      'SELECT record_ID, player_ID, action, dice, round, turn, location, bank_balance FROM Gamemanager' +
        ' WHERE game_id = ? ORDER BY record_ID',
      [this.id],
    );
  }

  /** The events of the newest move. */
  events(): Promise<GameEvent[]> {
    return this.connection.rows<GameEvent>(
      'SELECT e.record_ID, e.event_no, e.kind, e.player_ID, e.payer, e.payee, e.amount, e.location, e.prid' +
        ' FROM Event AS e JOIN GameState AS g ON g.game_id = e.game_id AND g.last_record_ID = e.record_ID' +
        ' WHERE e.game_id = ? ORDER BY e.event_no',
      [this.id],
    );
  }

  /** Everything that is recorded of the game, to compare. Names and times of games and tokens of moves do not count. */
  state(): Promise<object[][]> {
    return stateOf(this.connection, this.id);
  }

  /** Expects a statement to be refused by name, and every table of the game to be as it was. */
  async expectRefusal(token: string, sql: string, values: readonly Value[] = []): Promise<RefusedMove> {
    const before = await this.state();
    const refusal = await refusalOf(this.connection, sql, values);
    expect(refusal.token).toBe(token);
    expect(await this.state()).toEqual(before);
    return refusal;
  }
}

/** After a test has changed who is out: the game counts those who are left. */
export async function countThoseLeft(connection: GameConnection, gameId: number): Promise<void> {
  await connection.run(
    'UPDATE GameState SET players_left = (SELECT COUNT(*) FROM Player WHERE game_id = ? AND status <> 2) WHERE game_id = ?',
    [gameId, gameId],
  );
}

/** Everything that is recorded of a game. */
export async function stateOf(connection: GameConnection, gameId: number): Promise<object[][]> {
  const tables: object[][] = [];
  for (const sql of STATE) tables.push(await connection.rows<object>(sql, [gameId]));
  return tables;
}

/** The refusal of a statement. Fails when it is accepted, or fails otherwise. */
export async function refusalOf(
  connection: GameConnection,
  sql: string,
  values: readonly Value[] = [],
): Promise<RefusedMove> {
  try {
    await connection.run(sql, values);
  } catch (error) {
    if (error instanceof RefusedMove) return error;
    throw error;
  }
  throw new Error(`Not refused: ${sql}`);
}

/** The number of the server's error that a statement ends with; 0 when it is accepted. */
export async function errnoOf(
  connection: GameConnection,
  sql: string,
  values: readonly Value[] = [],
): Promise<number> {
  try {
    await connection.run(sql, values);
    return 0;
  } catch (error) {
    return (error as { errno: number }).errno;
  }
}

/** A connection of the owner to the database of this worker. */
export async function openWorkerDatabase(): Promise<GameConnection> {
  // The routine work of all games is that of every test file before: on a busy machine it takes long.
  return GameConnection.open((await workerDatabase()).address, { timeout: 120_000 });
}
