import type { GameConnection } from '../client/connection';
import { isConnectionLost } from '../client/connection-lost';
import { readChoices, readPlayers } from '../client/views';
import { globalCommandsOf } from './global-commands';
import { isWaitingForOthers, waitForOthers } from './pending-proposal';
import { purposeOf } from '../client/words/heading';
import { optionOf } from './menu';
import { getMoney } from './money';
import { Clock } from './screen/clock';
import { TurnView } from './screen/turns';
import { InputEnded, Overtaken, type Console } from './console';
import { playerOf } from '../client/game-state';
import { CLOSE, Table } from './table';
import { answerTrade } from './trade';
import { perform, takeTurn, type Turn } from './turn';
import { Words } from '../client/words/words';
import { programName } from '../server/program-name';

/** How a session ended: the game is over, or why it was left. */
export type Ending = { isOver: true } | { isOver: false; reason: string };

export interface PlayOptions {
  /** whether to show the position first, if the edition defines no info commands */
  showFirst?: boolean;
}

/**
 * Plays a game with people who share a terminal, until it is over, the input ends or somebody quits. Everything shown
 * and offered comes from views, so that any edition can be played.
 * @param gameId the game, which must be the chosen one of the connection
 */
export async function playAtTable(
  connection: GameConnection,
  gameId: number,
  terminal: Console,
  { showFirst = false }: PlayOptions = {},
): Promise<Ending> {
  const table = new Table(connection, gameId, terminal, new Words(await readChoices(connection)));
  terminal.globalCommands = globalCommandsOf(table);
  const clock = new Clock();
  terminal.meanwhile = { clock: () => clock.line(), hasGoneOn: async () => clock.isUp() || (await hasGoneOn(table)) };
  try {
    if (showFirst && !table.words.hasInfoCommands) await table.showSeats();
    const reason = await playOn(table, clock);
    if (reason !== undefined) return { isOver: false, reason };
    await printWinners(table);
    return { isOver: true };
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
    delete terminal.meanwhile;
    return { isOver: false, reason: error.message };
  }
}

/** How to continue a game that was left. */
export function howToContinue(gameId: number, reason: string): string {
  return `${reason} Continue game ${gameId} with: ${programName()} play --game ${gameId}`;
}

/** Whether somebody has moved elsewhere; false if the server does not answer. */
async function hasGoneOn(table: Table): Promise<boolean> {
  try {
    return await table.hasGoneOn();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    await table.connection.reconnect().catch(() => undefined);
    return false;
  }
}

/** @returns undefined: the game is over; otherwise why it is left */
async function playOn(table: Table, clock: Clock): Promise<string | undefined> {
  const view = new TurnView(table);
  for (;;) {
    const state = await table.read();
    const { pending } = state;
    clock.set(pending['Seconds left']);
    if (pending.Phase === 'over') return undefined;
    const closing = state.moves.find(({ Action }) => Action === CLOSE);
    if (closing) {
      table.terminal.print();
      table.terminal.print('Time is up.');
      // With its record: somebody else may have closed the auction first.
      await table.make([{ action: CLOSE }], closing.Record);
      continue;
    }
    const { hasPlayed, waitsFor } = await table.letBotsPlay(state);
    if (waitsFor === 'characters') return 'Only bots are left and the game is going nowhere.';
    if (hasPlayed) continue;
    await view.show(state);
    try {
      if (isWaitingForOthers(state)) {
        await waitForOthers(table, state);
        continue;
      }
      // In an auction several players may act; only some of them may be seated here.
      const next = state.moves.find((move) => move.Yours && move['Player No.'] === pending['Next No.']) ?? state.moves.find(({ Yours: yours }) => yours);
      const player = playerOf(state.players, next?.['Player No.'] ?? pending['Next No.']);
      const moves = state.moves.filter((move) => move['Player No.'] === player['Player No.']);
      await askOne(table, { state, player, moves });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await table.printMissed();
    }
  }
}

/** Lets a player make one move; a move without alternatives is made. */
async function askOne(table: Table, turn: Turn): Promise<void> {
  const { pending } = turn.state;
  const due = dueAction(table, turn);
  if (pending.Phase === 'trade' || turn.moves.some(({ Action: action }) => action === 'accept')) {
    await answerTrade(table);
  } else if (due === undefined) {
    await takeTurn(table, turn);
  } else if (table.words.takes(due, 'dice')) {
    table.terminal.print();
    table.terminal.print(`${pending['Player name']} rolls for the ${table.words.of('rent').toLowerCase()} of ${pending.Property}.`);
    await perform(table, turn, due, '');
  } else {
    await payOrRaise(table, turn, due);
  }
}

/** The one action that a player must take, or raise money for, unless they leave; undefined: there is a choice. */
function dueAction({ words }: Table, { state: { pending, lacking }, moves, player }: Turn): string | undefined {
  if (!pending['Raises money'] && pending.Phase !== 'fee') return undefined;
  const own = lacking.filter((move) => move['Player No.'] === player['Player No.']);
  const actions = [...moves, ...own]
    .map(({ Action }) => Action)
    .filter((action) => !words.isFinal(action) && !words.bringsMoney(action));
  const [due, ...others] = new Set(actions);
  if (due === undefined || others.length > 0) return undefined;
  // Changing the dice source is not a roll.
  return words.takes(due, 'terms') ? undefined : due;
}

/** Lets a player pay, raise the money, or leave. */
async function payOrRaise(table: Table, { state, player, moves }: Turn, due: string): Promise<void> {
  const number = player['Player No.'];
  const attempt = () => table.attempt([{ action: due, player_ID: number }]);
  if ((await attempt()) !== 'cannot afford') return;
  const finals = new Set(moves.map(({ Action }) => Action).filter((action) => table.words.isFinal(action)));
  await getMoney(table, {
    player: number,
    purpose: purposeOf(state, due),
    amount: state.lacking.find(({ Action }) => Action === due)?.Price ?? 0,
    first: [...finals].map((action) => optionOf(table.words, action)),
    attempt,
  });
}

/** Prints the winner, or all who tie. */
async function printWinners({ connection, terminal }: Table): Promise<void> {
  const winners = (await readPlayers(connection))
    .filter(({ Status: status }) => status === 'winner')
    .sort((one, other) => one['Player No.'] - other['Player No.'])
    .map((player) => player['Player name']);
  terminal.print();
  terminal.print('The game is over.');
  terminal.print(winners.length === 0 ? 'Nobody has won.' : `${winners.length === 1 ? 'Winner' : 'Winners'}: ${winners.join(', ')}`);
}
