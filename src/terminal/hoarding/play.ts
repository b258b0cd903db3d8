import { makeMove, type Move } from '../../game/move';
import { RefusedMove } from '../../game/refusal';
import {
  type Pending, type PlayerState, readChoices, readMoves, readPending, readPlayers, readProperties, readStoryOf,
} from '../../game/views';
import { moveOf, takesDetails } from './answers';
import { headingOf } from './heading';
import { inspection } from './inspect';
import { chosen, INSPECT, isOffered, menuLines, type Offered, withMoves } from './menu';
import type { Table } from './table';
import { turnToAsk } from './turn-to-ask';

/** The status of who has won. */
const WINNER = 3;

/**
 * Plays a game to its end: shows what whoever is to act may do, asks, and does it.
 * @throws InputEnded; what the database throws but for refusals
 */
export async function playHoarding(table: Table): Promise<void> {
  const choices = await readChoices(table.connection);
  let asked: { phase: string; player: number } | undefined;
  for (;;) {
    const [pending, players, moves] = [
      await readPending(table.connection), await readPlayers(table.connection), await readMoves(table.connection),
    ];
    const before = asked && asked.phase === pending?.Phase ? asked.player : undefined;
    const player = pending && turnToAsk(players, moves, pending, before);
    if (!pending || !player) break;
    asked = { phase: pending.Phase, player: player['Player No.'] };
    const own = moves.filter((move) => move['Player No.'] === player['Player No.']);
    await takeTurn(table, { pending, player, record: own[0]?.Record ?? null, choices: withMoves(choices, own) });
  }
  sayWinners(table, await readPlayers(table.connection));
}

interface Turn {
  pending: Pending;
  player: PlayerState;
  /** the record that the next move is to be */
  record: number | null;
  choices: readonly Offered[];
}

/** Asks until one move was made, or the rules refused it: then what can be done may be something else. */
async function takeTurn(table: Table, turn: Turn): Promise<void> {
  const { say } = table.conversation;
  say('');
  say(headingOf(turn.pending, turn.player));
  for (const line of menuLines(turn.choices)) say(line);
  for (;;) {
    const answer = await table.conversation.ask('> ');
    const choice = chosen(turn.choices, answer);
    if (choice?.offered.choice.Action === INSPECT) {
      await inspect(table, choice.said[0]);
    } else if (choice && (isOffered(choice.offered) || !takesDetails(choice.offered))) {
      const move = await moveOf(table, turn, choice.offered, choice.said);
      if (!move) continue;
      await tryMove(table, turn, move);
      return;
    } else {
      say(answer === '' ? 'Please choose one of the above.' : `'${answer}' is none of the choices.`);
    }
  }
}

/** Makes a move and tells what came of it, or why it is refused. */
async function tryMove({ connection, conversation: { say }, gameId }: Table, { record }: Turn, move: Move): Promise<void> {
  try {
    const row = await makeMove(connection, gameId, move, record);
    if (row.action === 'roll') say(`Rolled ${[row.dice, row.dice2].filter((dice) => dice !== null).join(' and ')}.`);
    for (const { Sentence } of await readStoryOf(connection, row.record_ID)) say(Sentence);
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    say(error.message);
  }
}

/** Shows how a player stands now, whom somebody has named by his number already or is asked for. */
async function inspect(table: Table, known: string | undefined): Promise<void> {
  const { connection, conversation: { say } } = table;
  const numbers = (await readPlayers(connection)).map((player) => player['Player No.']);
  const question = `Which player? (${Math.min(...numbers)} to ${Math.max(...numbers)}) `;
  const answer = known ?? (await table.conversation.ask(question));
  const player = (await readPlayers(connection)).find((one) => String(one['Player No.']) === answer);
  if (!player) say(`There is no player '${answer}'.`);
  else for (const line of inspection(player, await readProperties(connection))) say(line);
}

/** Those with the highest net worth, in ascending order. */
function sayWinners({ conversation: { say } }: Table, players: readonly PlayerState[]): void {
  const winners = players
    .filter(({ Status }) => Status === WINNER)
    .sort((one, other) => one['Player No.'] - other['Player No.'])
    .map((player) => player['Player name']);
  say('');
  say('The game is over.');
  say(winners.length === 0 ? 'Nobody has won.' : `${winners.length === 1 ? 'Winner' : 'Winners'}: ${winners.join(', ')}`);
}
