import { expect } from '@jest/globals';
import type { GameConnection, Value } from '../../src/client/connection';
import { RefusedMove } from '../../src/client/refusal';
import { refusalOf, stateOf } from './game';

/** What a move names besides its action. */
export interface MoveOptions {
  /** a name, or a number that need not be a player's */
  player?: string | number;
  dice?: readonly [number, number?];
  /** a name, or a number that need not be a property's */
  property?: string | number;
  amount?: number;
  /** what is no object is sent as it is */
  terms?: object | string;
  /** when it is made, in UTC; by default now */
  at?: string;
}

/** What a test says of a property before the move that it is about. */
export interface DeedOptions {
  level?: number;
  mortgaged?: boolean;
}

/** How a player stands. */
export interface SeatState {
  position: number;
  money: number;
  /** 0 playing, 1 in jail, 2 out, 3 winner */
  status: number;
  cards: number;
  turnsInJail: number;
}

const INSERT =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms, played_at)' +
  ' VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)';

/** A game whose players decide, with dice on the table, for a test. Players are named in the order of play. */
export class DecidingGame {
  private constructor(
    readonly connection: GameConnection,
    readonly id: number,
    private readonly pids: ReadonlyMap<string, number>,
  ) {}

  /** A new game that is the current one of the connection; the first name is the player who begins. */
  static async start(
    connection: GameConnection,
    edition: string,
    names: readonly string[],
    options: object = { seed: 'a test', dice: 'table' },
  ): Promise<DecidingGame> {
    const [rows] = await connection.rows<{ game_id: number }[]>('CALL open_game(?, ?, ?)', [
      edition,
      expect.getState().currentTestName?.slice(0, 60) ?? null,
      JSON.stringify({ ...options, players: names.length }),
    ]);
    const id = rows?.[0]?.game_id ?? 0;
    await connection.choose(id);
    const seats = await connection.rows<{ player_ID: number }>(
      'SELECT player_ID FROM Turns WHERE game_id = ? ORDER BY turn',
      [id],
    );
    const pids = new Map(seats.map(({ player_ID }, seat) => [names[seat] ?? '', player_ID]));
    for (const [name, pid] of pids) {
      await connection.run('UPDATE Player SET name = ? WHERE game_id = ? AND pid = ?', [name, id, pid]);
    }
    return new DecidingGame(connection, id, pids);
  }

  pid(name: string): number {
    const pid = this.pids.get(name);
    if (pid === undefined) throw new Error(`There is no ${name}.`);
    return pid;
  }

  /** The number of a property of the game's board. */
  async prid(property: string): Promise<number> {
    const [row] = await this.connection.rows<{ prid: number }>(
      'SELECT d.prid FROM Deed AS d JOIN Property AS pr USING (ruleset_id, prid) WHERE d.game_id = ? AND pr.name = ?',
      [this.id, property],
    );
    if (!row) throw new Error(`There is no property ${property}.`);
    return row.prid;
  }

  /** Puts a player somewhere before the move that a test is about. */
  async place(name: string, position: number, money?: number): Promise<void> {
    await this.connection.run(
      'UPDATE Player SET location = ?, bank_balance = COALESCE(?, bank_balance) WHERE game_id = ? AND pid = ?',
      [position, money ?? null, this.id, this.pid(name)],
    );
  }

  /** Sets what a player has before the move that a test is about. */
  async setMoney(name: string, money: number): Promise<void> {
    await this.connection.run('UPDATE Player SET bank_balance = ? WHERE game_id = ? AND pid = ?', [
      money, this.id, this.pid(name),
    ]);
  }

  /** Gives properties to a player, null for nobody, before the move that a test is about. */
  async give(name: string | null, properties: readonly string[], options: DeedOptions = {}): Promise<void> {
    for (const property of properties) {
      await this.connection.run(
        'UPDATE Deed JOIN Property USING (ruleset_id, prid) SET p_owner = ?, level = ?, mortgaged = ?' +
          ' WHERE game_id = ? AND name = ?',
        [name === null ? null : this.pid(name), options.level ?? 0, Number(options.mortgaged ?? false), this.id, property],
      );
    }
  }

  /** Puts cards on top of the deck, and keeps the others under them. */
  async stack(...texts: string[]): Promise<void> {
    const cards = await this.connection.rows<{ card_id: number; text: string }>(
      'SELECT c.card_id, c.text FROM Card AS c JOIN Game AS g USING (ruleset_id) WHERE g.game_id = ? ORDER BY c.card_id',
      [this.id],
    );
    const top = texts.map((text) => {
      const card = cards.find((other) => other.text.startsWith(text));
      if (!card) throw new Error(`There is no card ${text}.`);
      return card.card_id;
    });
    const rest = cards.map(({ card_id }) => card_id).filter((card) => !top.includes(card));
    for (const [index, card] of [...top, ...rest].entries()) {
      await this.connection.run('UPDATE DeckCard SET place = ?, holder = NULL WHERE game_id = ? AND card_id = ?', [
        index + 1, this.id, card,
      ]);
    }
  }

  /** Takes cards out of the deck and gives them to a player, who gets the first first. */
  async giveCards(name: string, ...cardIds: number[]): Promise<void> {
    for (const [index, card] of cardIds.entries()) {
      await this.connection.run('UPDATE DeckCard SET place = ?, holder = ? WHERE game_id = ? AND card_id = ?', [
        index + 1, this.pid(name), this.id, card,
      ]);
    }
  }

  /** The cards that a player keeps, oldest first. */
  async cardsOf(name: string): Promise<number[]> {
    const rows = await this.connection.rows<{ card_id: number }>(
      'SELECT card_id FROM DeckCard WHERE game_id = ? AND holder = ? ORDER BY place',
      [this.id, this.pid(name)],
    );
    return rows.map(({ card_id }) => card_id);
  }

  /** The cards of the deck, from top to bottom. */
  async deck(): Promise<number[]> {
    const rows = await this.connection.rows<{ card_id: number }>(
      'SELECT card_id FROM DeckCard WHERE game_id = ? AND holder IS NULL ORDER BY place',
      [this.id],
    );
    return rows.map(({ card_id }) => card_id);
  }

  /** Sends a player to jail before the move that a test is about. */
  async jail(name: string, position: number, turns = 0): Promise<void> {
    await this.place(name, position);
    await this.connection.run('UPDATE Player SET status = 1, jail_turns = ? WHERE game_id = ? AND pid = ?', [
      turns, this.id, this.pid(name),
    ]);
  }

  /** Gives the turn to a player before the move that a test is about. */
  async giveTurn(name: string): Promise<void> {
    await this.connection.run(
      "UPDATE GameState SET phase = 'roll', doubles = 0, turn = (SELECT turn FROM Player WHERE game_id = ? AND pid = ?)" +
        ' WHERE game_id = ?',
      [this.id, this.pid(name), this.id],
    );
  }

  /** Makes a move. @returns its story, a sentence an event */
  async make(action: string, options: MoveOptions = {}): Promise<string[]> {
    await this.makeOn(this.connection, action, options);
    return await this.story();
  }

  /** Makes a move on another connection. */
  async makeOn(connection: GameConnection, action: string, options: MoveOptions = {}): Promise<void> {
    await connection.run(INSERT, await this.values(action, options));
  }

  /** Rolls. @returns the story */
  roll(dice: number, dice2: number): Promise<string[]> {
    return this.make('roll', { dice: [dice, dice2] });
  }

  /** Expects a move to be refused by name, and the game to stay as it is. */
  async expectRefusal(token: string, action: string, options: MoveOptions = {}): Promise<RefusedMove> {
    const before = await stateOf(this.connection, this.id);
    const refusal = await refusalOf(this.connection, INSERT, await this.values(action, options));
    expect(refusal.token).toBe(token);
    expect(await stateOf(this.connection, this.id)).toEqual(before);
    return refusal;
  }

  /** The story of the newest move, or of another. */
  async story(record?: number): Promise<string[]> {
    const rows = await this.connection.rows<{ Sentence: string }>(
      'SELECT Sentence FROM eventView WHERE Record = COALESCE(?, (SELECT last_record_ID FROM GameState WHERE game_id = ?))' +
        ' ORDER BY Event',
      [record ?? null, this.id],
    );
    return rows.map(({ Sentence }) => Sentence);
  }

  async stateOf(name: string): Promise<SeatState> {
    const [row] = await this.connection.rows<SeatState>(
      'SELECT Location AS position, `Bank balance` AS money, `Status No.` AS status, Cards AS cards,' +
        ' `Turns in jail` AS turnsInJail FROM playersView WHERE `Player name` = ?',
      [name],
    );
    if (!row) throw new Error(`playersView lacks ${name}.`);
    return row;
  }

  async money(...names: string[]): Promise<number[]> {
    return await Promise.all(names.map(async (name) => (await this.stateOf(name)).money));
  }

  /** Owner, buildings and mortgage of a property. */
  async deed(property: string): Promise<{ owner: string | null; level: number; mortgaged: boolean }> {
    const [row] = await this.connection.rows<{ owner: string | null; level: number; mortgaged: number }>(
      'SELECT Owner AS owner, Level AS level, Mortgaged AS mortgaged FROM propertiesView WHERE Property = ?',
      [property],
    );
    if (!row) throw new Error(`propertiesView lacks ${property}.`);
    return { ...row, mortgaged: Boolean(row.mortgaged) };
  }

  /** What the game waits for, and from whom. */
  async pending(): Promise<{ phase: string; player: string | null }> {
    const [row] = await this.connection.rows<{ phase: string; player: string | null }>(
      'SELECT Phase AS phase, `Player name` AS player FROM pendingView',
    );
    if (!row) throw new Error('pendingView is empty.');
    return row;
  }

  /** The actions that are possible now, each once. */
  async actions(): Promise<string[]> {
    const rows = await this.connection.rows<{ Action: string }>('SELECT DISTINCT Action FROM movesView');
    return rows.map(({ Action }) => Action).sort();
  }

  /** The properties with which a player can do something now. */
  async possible(action: string): Promise<string[]> {
    const rows = await this.connection.rows<{ Property: string }>(
      'SELECT Property FROM movesView WHERE Action = ? ORDER BY prid',
      [action],
    );
    return rows.map(({ Property }) => Property);
  }

  private async values(action: string, { player, dice, property, amount, terms, at }: MoveOptions): Promise<Value[]> {
    return [
      this.id,
      typeof player === 'string' ? this.pid(player) : (player ?? null),
      action,
      dice?.[0] ?? null,
      dice?.[1] ?? null,
      typeof property === 'string' ? await this.prid(property) : (property ?? null),
      amount ?? null,
      typeof terms === 'object' ? JSON.stringify(terms) : (terms ?? null),
      at ?? null,
    ];
  }
}
