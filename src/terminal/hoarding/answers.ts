import type { Move } from '../../game/move';
import type { Pending, PlayerState, PossibleMove } from '../../game/views';
import { importFiles, readImport } from '../../import/import-files';
import { ImportError } from '../../import/import-error';
import type { Offered } from './menu';
import type { Table } from './table';

/** Who is asked, and for what. */
export interface Asked {
  pending: Pending;
  player: PlayerState;
}

/** Whether a move has more to it than its name: then it makes no sense to try it when it is not possible. */
export function takesDetails({ choice: { Action } }: Offered): boolean {
  return ['bid', 'build', 'change_dice'].includes(Action);
}

/**
 * Completes a choice to a move: asks for what it needs and was not said with it. What is not possible
 * now is completed too, for the database to say why it is not.
 * @param said the words after the choice
 * @returns undefined when what was said is of no use; then somebody has been told
 * @throws InputEnded
 */
export async function moveOf(
  table: Table,
  { pending, player }: Asked,
  { choice: { Action }, moves }: Offered,
  said: readonly string[],
): Promise<Move | undefined> {
  const move: Move = { action: Action, player_ID: player['Player No.'] };
  const [first] = moves;
  if (!first) return move;
  switch (Action) {
    case 'roll':
      return pending['Dice source'] === 'table' ? await withDice(table, move, first, said) : move;
    case 'bid':
      return await withAmount(table, move, first, said);
    case 'change_dice':
      return await withDiceSource(table, move, said);
    default:
      return first.prid === null ? move : await withProperty(table, move, moves, said);
  }
}

async function answer(table: Table, said: readonly string[], question: string): Promise<string> {
  return said.length > 0 ? said.join(' ') : await table.conversation.ask(question);
}

async function withDice(
  table: Table,
  move: Move,
  bounds: PossibleMove,
  said: readonly string[],
): Promise<Move | undefined> {
  const question = `What do the two dice show? (${bounds.Minimum} to ${bounds.Maximum}, e.g. 3 5) `;
  const text = await answer(table, said, question);
  const words = text.split(/[\s,]+/);
  const [dice, dice2, ...others] = words.map((word) => (/^\d{1,6}$/.test(word) ? Number(word) : undefined));
  if (dice !== undefined && dice2 !== undefined && others.length === 0) return { ...move, dice, dice2 };
  table.conversation.say(`'${text}' is not two dice.`);
  return undefined;
}

async function withAmount(
  table: Table,
  move: Move,
  bounds: PossibleMove,
  said: readonly string[],
): Promise<Move | undefined> {
  const text = await answer(table, said, `How much? (${bounds.Minimum} to ${bounds.Maximum}) `);
  if (/^\d{1,12}$/.test(text)) return { ...move, amount: Number(text) };
  table.conversation.say(`'${text}' is no amount.`);
  return undefined;
}

async function withProperty(
  table: Table,
  move: Move,
  moves: readonly PossibleMove[],
  said: readonly string[],
): Promise<Move | undefined> {
  const names = [...moves].sort((a, b) => (a.prid ?? 0) - (b.prid ?? 0)).map(({ Property }) => Property ?? '');
  const [only = '', ...others] = names;
  const isClear = others.length === 0 && said.length === 0;
  const text = isClear ? only : await answer(table, said, `Which? (${names.join(', ')}) `);
  const wanted = moves.find(({ Property }) => Property?.toLowerCase() === text.toLowerCase());
  if (wanted && wanted.prid !== null) return { ...move, prid: wanted.prid };
  table.conversation.say(`'${text}' is none of ${names.join(', ')}.`);
  return undefined;
}

/** Another file of numbers, or the other two sources of dice. */
async function withDiceSource(table: Table, move: Move, said: readonly string[]): Promise<Move | undefined> {
  const text = await answer(table, said, 'From where? (a file with random numbers, server, or table) ');
  if (text === 'server' || text === 'table') return { ...move, terms: JSON.stringify({ source: text }) };
  try {
    const [list] = await importFiles(table.connection, [readImport('numbers', text)]);
    return { ...move, terms: JSON.stringify({ source: 'numbers', list: list?.name }) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    table.conversation.say(error.message);
    return undefined;
  }
}
