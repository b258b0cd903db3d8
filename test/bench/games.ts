import type { GameConnection } from '../../src/client/connection';

/** A move of campus, the only kind there is. */
export const ROLL = 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)';

/** The same as a final move: submitted, committed, and then made. */
export const CALLED_ROLL = "CALL make_move(?, 'roll', JSON_OBJECT('dice', ?))";

/**
 * How many moves a game of campus has here: with the dice of the bench all four players are in it
 * that long, and more than half of the properties are owned from the beginning.
 */
export const CAMPUS_MOVES = 1_000;

/** What the dice show at a move, counted from 0: as in the loops of the bench. */
export const diceOf = (move: number): number => 1 + ((move * 7919 + Math.floor(move / 7) * 31) % 6);

/** A new game of campus, as the edition has it. @returns its number */
export async function campusGame(connection: GameConnection): Promise<number> {
  return numberOf(await connection.rows<{ game_id: number }[]>("CALL new_game('campus', 'bench')"));
}

/** A new game of an edition, with options. @returns its number */
export async function openedGame(connection: GameConnection, edition: string, options: object): Promise<number> {
  const result = await connection.rows<{ game_id: number }[]>('CALL open_game(?, ?, ?)', [edition, 'bench', JSON.stringify(options)]);
  return numberOf(result);
}

function numberOf([rows]: readonly { game_id: number }[][]): number {
  const gameId = rows?.[0]?.game_id;
  if (gameId === undefined) throw new Error('The database did not say which game it made.');
  return gameId;
}

/** Somebody who rolls in games of campus, one after the other. */
export class Roller {
  private gameId = 0;
  private moves = CAMPUS_MOVES;

  /** @param statement that makes a move */
  constructor(
    private readonly connection: GameConnection,
    private readonly statement = ROLL,
  ) {}

  /**
   * Begins another game unless this one has room for some more moves.
   * @param moves how many are to come before this is called again
   */
  async prepare(moves = 1): Promise<void> {
    if (this.moves + moves <= CAMPUS_MOVES) return;
    this.gameId = await campusGame(this.connection);
    this.moves = 0;
  }

  /**
   * Makes the next move, in another game when this one has had its moves.
   * @param connection to make it with; default: that of this object
   */
  async roll(connection = this.connection): Promise<void> {
    if (this.moves >= CAMPUS_MOVES) await this.prepare();
    this.moves += 1;
    await connection.run(this.statement, [this.gameId, diceOf(this.moves - 1)]);
  }
}
