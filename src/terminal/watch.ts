import { setTimeout as wait } from 'node:timers/promises';
import type { GameConnection } from '../client/connection';
import { serverErrno } from '../client/refusal';
import { PAUSES } from '../client/resend';
import { type Game, readChoices, readLedgerAfter, readPending, readPlayers, readRecord, readEventsAfter } from '../client/views';
import { rollSentence } from '../client/words/rolls';
import { drawBoard, playerLines, readBoardState } from './screen/board';
import { Clock } from './screen/clock';
import { type Screen, widthOf } from './screen/screen';
import { paintNames } from './screen/paint-names';
import { sanitize } from './sanitize';
import { Words } from '../client/words/words';

/** Milliseconds between two queries of the ledger. */
const PAUSE = 500;

/** Errors about missing tables or views: a deploy is replacing the rules. */
const REPLACED: readonly (number | undefined)[] = [1146, 1305, 1356];

/** The number of log lines kept for the window. */
const MAX_RECENT = 200;

/** Clears the window. */
const CLEAR = '\u001b[2J\u001b[H';

/** Where a watched game is shown. */
export interface View {
  /** the window; undefined: only lines can be shown */
  screen?: Screen;
  /** prints a line that is already painted */
  print(line: string): void;
}

/**
 * Follows a game and prints its events until it is over or the signal is given.
 * @param game the chosen game of the connection
 * @param since start with the events after this record; undefined: only new events
 * @throws the error of mysql2 when the server cannot be reached for some seconds
 */
export async function watchGame(
  connection: GameConnection,
  game: Pick<Game, 'Game' | 'Name'>,
  view: View,
  since: number | undefined,
  signal: AbortSignal,
): Promise<void> {
  const words = new Words(await readChoices(connection));
  const watch = new Watch(connection, view, words);
  // Read before the first line is printed, so that no later move is missed.
  watch.record = since ?? (await retryDuringDeploy(() => lastRecord(connection, game.Game)));
  view.print(sanitize(`Game ${game.Game} (${game.Name})`));
  await retryDuringDeploy(() => watch.show());
  for (;;) {
    const isOver = await retryDuringDeploy(() => watch.update(game.Game));
    if (isOver || signal.aborted) return;
    await wait(PAUSE, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
}

class Watch {
  /** the newest move that was printed */
  record = 0;
  private hasUpdated = false;
  private readonly clock = new Clock();
  /** the time on the clock when the board was drawn */
  private shownClock: string | undefined;
  private readonly recent: string[] = [];

  constructor(
    private readonly connection: GameConnection,
    private readonly view: View,
    private readonly words: Words,
  ) {}

  /** Prints what is new. @returns whether the game is over */
  async update(gameId: number): Promise<boolean> {
    if ((await lastRecord(this.connection, gameId)) <= this.record && this.hasUpdated) {
      if (this.clock.line() !== this.shownClock) await this.show();
      return false;
    }
    this.hasUpdated = true;
    const { lines, record } = await this.logAfter(this.record);
    if (lines.length > 0) {
      this.recent.push(...lines);
      this.recent.splice(0, this.recent.length - MAX_RECENT);
      if (!(await this.show())) for (const line of lines) this.view.print(line);
    }
    this.record = record;
    const pending = await readPending(this.connection);
    // There may be newer moves to print first.
    if (pending?.Phase !== 'over' || (await lastRecord(this.connection, gameId)) > this.record) return false;
    const winners = (await readPlayers(this.connection)).filter(({ Status: status }) => status === 'winner');
    const names = winners.map((player) => player['Player name']).join(', ');
    this.view.print(sanitize(`The game is over. ${names === '' ? 'Nobody has won.' : `${names} won.`}`));
    return true;
  }

  /**
   * Draws the board and the latest events below it, if there is a window that is large enough.
   * @returns whether it was drawn
   */
  async show(): Promise<boolean> {
    const { screen } = this.view;
    const state = screen && (await readBoardState(this.connection));
    if (!screen || !state) return false;
    const board = drawBoard(screen, this.words, state);
    if (!board) {
      for (const line of playerLines(screen.paint, this.words, state, widthOf(screen))) this.view.print(line);
      return false;
    }
    const room = Math.max(1, screen.rows - board.length - 3);
    this.clock.set(state.pending['Seconds left']);
    this.shownClock = this.clock.line();
    const expectation = state.pending.Expectation ?? '';
    const expected = this.shownClock === undefined ? expectation : `${expectation.replace(/\.$/, '')}, ${this.shownClock}`;
    this.view.print(CLEAR + [...board, ...this.recent.slice(-room), screen.paint.strong(expected)].join('\n'));
    return true;
  }

  /** The rolls and events after a record, in lines. */
  private async logAfter(record: number): Promise<{ lines: string[]; record: number }> {
    const players = await readPlayers(this.connection);
    const rows = await readLedgerAfter(this.connection, record);
    const all = await readEventsAfter(this.connection, record);
    const paint = (sentence: string): string => (this.view.screen ? paintNames(this.view.screen.paint, sentence, players) : sentence);
    const lines = rows.flatMap((row) => {
      const rolled = rollSentence(players, row);
      const events = all.filter(({ Record: one }) => one === row.record_ID).map(({ Sentence }) => `  ${Sentence}`);
      return [...(rolled === undefined ? [] : [rolled]), ...events].map(paint);
    });
    return { lines, record: rows.at(-1)?.record_ID ?? record };
  }
}

async function lastRecord(connection: GameConnection, gameId: number): Promise<number> {
  const record = await readRecord(connection);
  if (record === undefined) throw new Error(`Game ${gameId} is gone.`);
  return record;
}

/** Retries a query while a deploy replaces the views, for half a minute at most. */
async function retryDuringDeploy<Result>(query: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES) {
    try {
      return await query();
    } catch (error) {
      if (!REPLACED.includes(serverErrno(error))) throw error;
      await wait(pause);
    }
  }
  return await query();
}
