import { mayCharactersMove, playBots, readMovesAfter, type WaitsFor } from '../client/bots';
import type { GameConnection } from '../client/connection';
import { makeMoves, type Move } from '../client/move';
import { RefusedMove } from '../client/refusal';
import { playerOf, readGameState, type GameState } from '../client/game-state';
import { type LedgerRow, type PlayerState, readPlayers, readRecord, readSeats, readEventsOf, type EventRow } from '../client/views';
import { rollSentence } from '../client/words/rolls';
import { drawTable } from './draw-table';
import { impossible } from './menu';
import { folded } from './screen/text-width';
import { widthOf } from './screen/screen';
import { paintNames } from './screen/paint-names';
import type { Console } from './console';
import type { Words } from '../client/words/words';

/** The action that ends an auction whose time is up; it is made without asking. */
export const CLOSE = 'close';

/** The result of an attempt: made, refused for lack of money, or refused for another reason. */
export type Outcome = 'made' | 'cannot afford' | 'refused';

const CANNOT_AFFORD = 'cannot_afford';

/** The refusal of a move on a property that the player has traded away. */
const NOT_OWNER = 'not_owner';

/** Refusals of incomplete moves. The terminal asks for every detail, so they mean that there is nothing to choose from. */
const INCOMPLETE: readonly string[] = ['property_missing', 'amount_missing', 'terms_missing'];

/** A game with players who share a terminal. */
export class Table {
  /** the newest move that was printed, or seen when the position was read */
  private record = 0;

  constructor(
    readonly connection: GameConnection,
    readonly gameId: number,
    readonly terminal: Console,
    readonly words: Words,
  ) {}

  /** Reads the position. */
  async read(): Promise<GameState> {
    const state = await readGameState(this.connection);
    if (!state) throw new Error(`Game ${this.gameId} is gone.`);
    this.record = state.pending.Record;
    return state;
  }

  /**
   * Lets the bots play until a person must act, and prints their moves.
   * @returns whether they moved, and what the game waits for then
   */
  async letBotsPlay({ pending, players, moves: [next] }: GameState): Promise<{ hasPlayed: boolean; waitsFor: WaitsFor | undefined }> {
    if (!mayCharactersMove(players, pending) || !next) return { hasPlayed: false, waitsFor: undefined };
    let hasPlayed = false;
    const waitsFor = await playBots(this.connection, this.gameId, next.Record - 1, (made) => {
      for (const { move, events } of made) {
        const { Character: character, 'Player name': name } = playerOf(players, move.player_ID);
        const isForPerson = character === null && move.account === null && move.action !== CLOSE;
        if (!hasPlayed && pending?.Deadline != null && isForPerson) this.terminal.print(`${name}'s time is up.`);
        hasPlayed = true;
        this.terminal.print();
        this.printMove(players, move, events);
      }
    });
    if (hasPlayed && !this.words.hasInfoCommands) await this.showSeats();
    return { hasPlayed, waitsFor };
  }

  /** Whether somebody has moved elsewhere since the position was read. */
  async hasGoneOn(): Promise<boolean> {
    return (await readRecord(this.connection)) !== this.record;
  }

  /** Prints the moves made elsewhere since the position was read. */
  async printMissed(): Promise<void> {
    const missed = await readMovesAfter(this.connection, this.record);
    if (missed.length === 0) return;
    const players = await readPlayers(this.connection);
    this.terminal.print();
    for (const { move, events } of missed) this.printMove(players, move, events);
  }

  /** Shows gameView; a window shows the board instead. */
  async showSeats(): Promise<void> {
    if (this.terminal.screen) return;
    this.terminal.print(drawTable(await readSeats(this.connection)));
  }

  /**
   * Makes moves, all of them or none, and prints their events, or why they are refused.
   * @param moves if empty, nothing happens
   * @param record the expected record of the first move; null: any
   * @returns whether they were made
   */
  async make(moves: readonly Move[], record: number | null = null): Promise<boolean> {
    return (await this.tryToMake(moves, record, [])) === 'made';
  }

  /**
   * The same, but a refusal for lack of money is not printed.
   */
  attempt(moves: readonly Move[], record: number | null = null): Promise<Outcome> {
    return this.tryToMake(moves, record, [CANNOT_AFFORD]);
  }

  /** Tries again after money has been raised. If the player traded away the property in question, that refusal is not printed either. */
  retry(moves: readonly Move[]): Promise<Outcome> {
    return this.tryToMake(moves, null, [CANNOT_AFFORD, NOT_OWNER]);
  }

  private async tryToMake(
    moves: readonly Move[],
    record: number | null,
    silent: readonly string[],
  ): Promise<Outcome> {
    if (moves.length === 0) return 'made';
    try {
      const rows = await makeMoves(this.connection, this.gameId, moves, record);
      this.terminal.print();
      for (const row of rows) await this.readAndPrint(row);
      this.record = rows.at(-1)?.record_ID ?? this.record;
      if (!this.words.hasInfoCommands) await this.showSeats();
      return 'made';
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const sentence = INCOMPLETE.includes(error.token) ? 'there is nothing to choose from.' : error.sentence;
      if (!silent.includes(error.token)) this.terminal.print(impossible(sentence));
      return error.token === CANNOT_AFFORD ? 'cannot afford' : 'refused';
    }
  }

  private async readAndPrint(row: LedgerRow): Promise<void> {
    this.printMove(await readPlayers(this.connection), row, await readEventsOf(this.connection, row.record_ID));
  }

  /** Prints the roll and the events of a move. */
  private printMove(players: readonly PlayerState[], row: LedgerRow, events: readonly EventRow[]): void {
    const rolled = rollSentence(players, row);
    if (rolled !== undefined) this.terminal.print(rolled);
    this.printEvents(players, events);
  }

  private printEvents(players: readonly PlayerState[], events: readonly EventRow[]): void {
    const { screen } = this.terminal;
    if (!screen) {
      for (const { Sentence } of events) this.terminal.print(Sentence);
      return;
    }
    const lines = events.flatMap(({ Sentence }) => folded(`  ${Sentence}`, widthOf(screen, screen.columns)));
    screen.draw(lines.map((line) => paintNames(screen.paint, line, players)));
  }
}
