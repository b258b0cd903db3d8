import type { Pending } from '../game/views';
import { randomDice } from '../telling/rolls';
import { ask } from './menu';
import type { Talk } from './talk';
import { ROLL_IN_JAIL, type Words } from '../telling/words';

/** What the dice of a roll show; nothing where the game rolls itself. */
export interface Dice {
  dice?: number;
  dice2?: number;
}

/** What a number of dice is called. */
export function diceAskedFor({ Dice: count, Sides: sides }: Pick<Pending, 'Dice' | 'Sides'>): string {
  return count === 1 ? `a number, 1 to ${sides}` : `${count === 2 ? 'two' : count} numbers, 1 to ${sides}`;
}

/**
 * Asks what the dice on the table show, when that is where they are.
 * @param said what was typed already: numbers, or ''
 * @returns undefined: nobody wants to roll after all
 * @throws InputEnded; Stopped
 */
export async function askDice(talk: Talk, words: Words, pending: Pending, said: string): Promise<Dice | undefined> {
  if (pending['Dice source'] !== 'table') return {};
  const question = `What do the dice show? (${diceAskedFor(pending)}; Enter: at random; ${words.code('back')}: ${words.of('back')})`;
  const answer = await ask<{ rolled?: number[] }>(talk, question, said, (typed) => {
    if (typed.toLowerCase() === words.code('back').toLowerCase()) return {};
    const rolled = typed === '' ? randomDice(pending) : diceIn(behindRoll(words, typed), pending);
    return rolled ? { rolled } : `'${typed}' is not ${diceAskedFor(pending)}.`;
  }, words.code('back'));
  if (!answer?.rolled) return undefined;
  const [dice = 0, dice2] = answer.rolled;
  return { dice, ...(dice2 === undefined ? {} : { dice2 }) };
}

/** What stands behind the name of a roll, as at the question before: `3 4` of `roll 3 4`. */
function behindRoll(words: Words, typed: string): string {
  const name = words.choosable
    .filter((action) => action === ROLL_IN_JAIL || words.takes(action, 'dice'))
    .flatMap((action) => [words.code(action), words.of(action), action])
    .sort((one, other) => other.length - one.length)
    .find((one) => typed.toLowerCase().startsWith(`${one.toLowerCase()} `));
  return name === undefined ? typed : typed.slice(name.length).trim();
}

function diceIn(typed: string, { Dice: count, Sides: sides }: Pending): number[] | undefined {
  const words = typed.split(/[\s,]+/);
  if (words.length !== count || !words.every((word) => /^\d{1,3}$/.test(word))) return undefined;
  const numbers = words.map(Number);
  return numbers.every((number) => number >= 1 && number <= sides) ? numbers : undefined;
}
