import type { Pending } from '../client/views';
import { randomDice } from '../client/words/rolls';
import { ask } from './menu';
import type { Console } from './console';
import { ROLL_IN_JAIL, type Words } from '../client/words/words';

/** The numbers of a roll; none where the game rolls its own dice. */
export interface Dice {
  dice?: number;
  dice2?: number;
}

/** What to type for a roll, e.g. `two numbers from 1 to 6`. */
function describeDice({ Dice: count, Sides: sides }: Pick<Pending, 'Dice' | 'Sides'>): string {
  return count === 1 ? `a number from 1 to ${sides}` : `${count === 2 ? 'two' : count} numbers from 1 to ${sides}`;
}

/**
 * Asks for the numbers rolled, if the dice are at the table.
 * @param typed what was typed with the choice: numbers, or ''
 * @returns undefined: the player goes back
 * @throws InputEnded; Stopped
 */
export async function askDice(terminal: Console, words: Words, pending: Pending, typed: string): Promise<Dice | undefined> {
  if (pending['Dice source'] !== 'table') return {};
  const question = `What did you roll? (${describeDice(pending)}; Enter: at random; ${words.code('back')}: ${words.of('back')})`;
  const answer = await ask<{ rolled?: number[] }>(terminal, question, typed, (text) => {
    if (text.toLowerCase() === words.code('back').toLowerCase()) return {};
    const rolled = text === '' ? randomDice(pending) : parseDice(withoutRoll(words, text), pending);
    return rolled ? { rolled } : `'${text}' is not ${describeDice(pending)}.`;
  }, words.code('back'));
  if (!answer?.rolled) return undefined;
  const [dice = 0, dice2] = answer.rolled;
  return { dice, ...(dice2 === undefined ? {} : { dice2 }) };
}

/** Removes the name of the roll, which may be repeated here: `roll 3 4` becomes `3 4`. */
function withoutRoll(words: Words, typed: string): string {
  const name = words.choosable
    .filter((action) => action === ROLL_IN_JAIL || words.takes(action, 'dice'))
    .flatMap((action) => [words.code(action), words.of(action), action])
    .sort((one, other) => other.length - one.length)
    .find((one) => typed.toLowerCase().startsWith(`${one.toLowerCase()} `));
  return name === undefined ? typed : typed.slice(name.length).trim();
}

function parseDice(typed: string, { Dice: count, Sides: sides }: Pending): number[] | undefined {
  const words = typed.split(/[\s,]+/);
  if (words.length !== count || !words.every((word) => /^\d{1,3}$/.test(word))) return undefined;
  const numbers = words.map(Number);
  return numbers.every((number) => number >= 1 && number <= sides) ? numbers : undefined;
}
