import type { GameConnection } from '../game/connection';
import { isConnectionLost } from '../game/connection-lost';
import { readChoices, readPlayers } from '../game/views';
import { asidesOf } from './asides';
import { isElsewhere, waitForOthers } from './elsewhere';
import { purposeOf } from '../telling/heading';
import { optionOf } from './menu';
import { getMoney } from './money';
import { Clock } from './screen/clock';
import { TurnView } from './screen/turns';
import { InputEnded, Overtaken, type Talk } from './talk';
import { playerOf } from '../game/standing';
import { CLOSE, Table } from './table';
import { answerTrade } from './trade';
import { perform, takeTurn, type Turn } from './turn';
import { Words } from '../telling/words';

/** Where a game is when nobody plays it on: over, or why it was left. */
export type Ending = { isOver: true } | { isOver: false; reason: string };

export interface PlayOptions {
  /** whether to show how everybody stands before anything else, where the edition has no looks of its own */
  showFirst?: boolean;
}

/**
 * Plays a game with people who share a terminal, until it is over, the input ends or somebody stops.
 * All that is shown and offered is what the views say: any edition is played like this.
 * @param gameId the game, which must be the chosen one of the connection
 */
export async function playAtTable(
  connection: GameConnection,
  gameId: number,
  talk: Talk,
  { showFirst = false }: PlayOptions = {},
): Promise<Ending> {
  const table = new Table(connection, gameId, talk, new Words(await readChoices(connection)));
  talk.asides = asidesOf(table);
  const clock = new Clock();
  talk.meanwhile = { clock: () => clock.line(), hasGoneOn: async () => clock.isUp() || (await hasGoneOn(table)) };
  try {
    if (showFirst && !table.words.hasLooks) await table.showSeats();
    const reason = await playOn(table, clock);
    if (reason !== undefined) return { isOver: false, reason };
    await sayWinners(table);
    return { isOver: true };
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
    delete talk.meanwhile;
    return { isOver: false, reason: error.message };
  }
}

/** How to go on with a game that was left. */
export function howToGoOn(gameId: number, reason: string): string {
  return `${reason} Game ${gameId} waits; go on with: npx sqlopoly play --game ${gameId}`;
}

/** Whether the game has gone on elsewhere. Without an answer of the server it is as it was. */
async function hasGoneOn(table: Table): Promise<boolean> {
  try {
    return await table.hasGoneOn();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    await table.connection.reconnect().catch(() => undefined);
    return false;
  }
}

/** @returns undefined: the game is over; else why it is left */
async function playOn(table: Table, clock: Clock): Promise<string | undefined> {
  const view = new TurnView(table);
  for (;;) {
    const standing = await table.read();
    const { pending } = standing;
    clock.set(pending['Seconds left']);
    if (pending.Phase === 'over') return undefined;
    const closing = standing.moves.find(({ Action }) => Action === CLOSE);
    if (closing) {
      table.talk.say();
      table.talk.say('The time is up.');
      // Somebody else may have noticed it before.
      await table.make([{ action: CLOSE }], closing.Record);
      continue;
    }
    const { hasPlayed, waitsFor } = await table.letBotsPlay(standing);
    if (waitsFor === 'characters') return 'Nobody but characters plays, and they find no end.';
    if (hasPlayed) continue;
    await view.show(standing);
    try {
      if (isElsewhere(standing)) {
        await waitForOthers(table, standing);
        continue;
      }
      // In an auction several may act, of whom one has the seat here.
      const next = standing.moves.find((move) => move.Yours && move['Player No.'] === pending['Next No.']) ?? standing.moves.find(({ Yours: yours }) => yours);
      const player = playerOf(standing.players, next?.['Player No.'] ?? pending['Next No.']);
      const moves = standing.moves.filter((move) => move['Player No.'] === player['Player No.']);
      await askOne(table, { standing, player, moves });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await table.tellMissed();
    }
  }
}

/** Lets a player do one thing. What there is no choice about is done. */
async function askOne(table: Table, turn: Turn): Promise<void> {
  const { pending } = turn.standing;
  const due = dueAction(table, turn);
  if (pending.Phase === 'trade') {
    await answerTrade(table);
  } else if (due === undefined) {
    await takeTurn(table, turn);
  } else if (table.words.takes(due, 'dice')) {
    table.talk.say();
    table.talk.say(`${pending['Player name']} rolls for what ${pending.Property} costs.`);
    await perform(table, turn, due, '');
  } else {
    await settle(table, turn, due);
  }
}

/** The one thing that a player must do, or raise money for, unless he leaves; undefined: there is a choice. */
function dueAction({ words }: Table, { standing: { pending, lacking }, moves, player }: Turn): string | undefined {
  if (!pending['Raises money'] && pending.Phase !== 'fee') return undefined;
  const own = lacking.filter((move) => move['Player No.'] === player['Player No.']);
  const actions = [...moves, ...own]
    .map(({ Action }) => Action)
    .filter((action) => !words.isFinal(action) && !words.bringsMoney(action));
  const [due, ...others] = new Set(actions);
  if (due === undefined || others.length > 0) return undefined;
  // Other dice are no roll.
  return words.takes(due, 'terms') ? undefined : due;
}

/** Lets somebody pay, or get the money for it, or leave. */
async function settle(table: Table, { standing, player, moves }: Turn, due: string): Promise<void> {
  const number = player['Player No.'];
  const attempt = () => table.attempt([{ action: due, player_ID: number }]);
  if ((await attempt()) !== 'cannot afford') return;
  const finals = new Set(moves.map(({ Action }) => Action).filter((action) => table.words.isFinal(action)));
  await getMoney(table, {
    player: number,
    purpose: purposeOf(standing, due),
    amount: standing.lacking.find(({ Action }) => Action === due)?.Price ?? 0,
    first: [...finals].map((action) => optionOf(table.words, action)),
    attempt,
  });
}

/** Who has won, in ascending order: all who tie. */
async function sayWinners({ connection, talk }: Table): Promise<void> {
  const winners = (await readPlayers(connection))
    .filter(({ Standing: standing }) => standing === 'winner')
    .sort((one, other) => one['Player No.'] - other['Player No.'])
    .map((player) => player['Player name']);
  talk.say();
  talk.say('The game is over.');
  talk.say(winners.length === 0 ? 'Nobody has won.' : `${winners.length === 1 ? 'Winner' : 'Winners'}: ${winners.join(', ')}`);
}
