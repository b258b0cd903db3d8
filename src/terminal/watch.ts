import { setTimeout as wait } from 'node:timers/promises';
import type { GameConnection } from '../game/connection';
import { serverErrno } from '../game/refusal';
import { PAUSES } from '../game/resend';
import { type Game, readChoices, readLedgerAfter, readPending, readPlayers, readRecord, readStoryAfter } from '../game/views';
import { rollSentence } from '../telling/rolls';
import { drawBoard, playerLines, readBoardState } from './screen/board';
import { Clock } from './screen/clock';
import { type Screen, widthOf } from './screen/screen';
import { paintNames } from './screen/story';
import { playerOf } from '../game/standing';
import { visible } from './visible';
import { Words } from '../telling/words';

/** Milliseconds between two looks at the ledger. */
const PAUSE = 500;

/** A table or a view is not there, or refers to what is not: the rules are being replaced. */
const REPLACED: readonly (number | undefined)[] = [1146, 1305, 1356];

/** How many lines of the story are kept for the window. */
const MOST_RECENT = 200;

/** Empties the window. */
const CLEAR = '\u001b[2J\u001b[H';

/** Where a game is watched. */
export interface View {
  /** the window; undefined: lines are all that can be shown */
  screen?: Screen;
  /** writes a line, painted already */
  print(line: string): void;
}

/**
 * Follows a game: tells what happens as it happens, until it is over or the signal is given.
 * @param game the chosen one of the connection
 * @param since tells first what happened after this record; undefined: only what is to come
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
  // Whoever reads this line misses nothing from then on.
  watch.record = since ?? (await patiently(() => lastRecord(connection, game.Game)));
  view.print(visible(`Game ${game.Game} (${game.Name})`));
  await patiently(() => watch.show());
  for (;;) {
    const isOver = await patiently(() => watch.look(game.Game));
    if (isOver || signal.aborted) return;
    await wait(PAUSE, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
}

class Watch {
  /** the newest move that was told */
  record = 0;
  private hasLooked = false;
  private readonly clock = new Clock();
  /** what the clock showed when the board was drawn */
  private shownClock: string | undefined;
  private readonly recent: string[] = [];

  constructor(
    private readonly connection: GameConnection,
    private readonly view: View,
    private readonly words: Words,
  ) {}

  /** Tells what is new. @returns whether the game is over */
  async look(gameId: number): Promise<boolean> {
    if ((await lastRecord(this.connection, gameId)) <= this.record && this.hasLooked) {
      if (this.clock.line() !== this.shownClock) await this.show();
      return false;
    }
    this.hasLooked = true;
    const { lines, record } = await this.storyAfter(this.record);
    if (lines.length > 0) {
      this.recent.push(...lines);
      this.recent.splice(0, this.recent.length - MOST_RECENT);
      if (!(await this.show())) for (const line of lines) this.view.print(line);
    }
    this.record = record;
    const pending = await readPending(this.connection);
    // There may be more to tell meanwhile.
    if (pending?.Phase !== 'over' || (await lastRecord(this.connection, gameId)) > this.record) return false;
    const winners = (await readPlayers(this.connection)).filter(({ Standing: standing }) => standing === 'winner');
    const names = winners.map((player) => player['Player name']).join(', ');
    this.view.print(visible(`The game is over. ${names === '' ? 'Nobody has won.' : `It was won by ${names}.`}`));
    return true;
  }

  /**
   * Draws the board, and below it what happened last, in a window that is large enough for it.
   * @returns whether there is one
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

  /** What happened after a record, a line each: what was rolled, and what it brought about. */
  private async storyAfter(record: number): Promise<{ lines: string[]; record: number }> {
    const players = await readPlayers(this.connection);
    const rows = await readLedgerAfter(this.connection, record);
    const story = await readStoryAfter(this.connection, record);
    const paint = (sentence: string): string => (this.view.screen ? paintNames(this.view.screen.paint, sentence, players) : sentence);
    const lines = rows.flatMap((row) => {
      const rolled = rollSentence(playerOf(players, row.player_ID)['Player name'], row);
      const events = story.filter(({ Record: one }) => one === row.record_ID).map(({ Sentence }) => `  ${Sentence}`);
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

/** Does something again as long as the views are being replaced, half a minute at most. */
async function patiently<Result>(look: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES) {
    try {
      return await look();
    } catch (error) {
      if (!REPLACED.includes(serverErrno(error))) throw error;
      await wait(pause);
    }
  }
  return await look();
}
