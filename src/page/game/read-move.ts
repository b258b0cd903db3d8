import type { Move } from '../../client/move';
import type { Trade, TradeSide } from '../../client/views';
import { randomDice } from '../../client/words/rolls';
import { type Form, textOf, textsOf } from '../form';
import type { Snapshot } from './snapshot';

/** A number that every rule refuses. */
const NOTHING = -1;

/** The form of a move's token: a UUID. */
const TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The move in a form, unchecked: the database decides whether it is possible.
 * @returns record: the number the move must get, so that nobody moves in a position they have not seen; token: identifies
 *   the move when it is sent again
 */
export function moveIn(form: Form, { pending, words }: Snapshot): { move: Move; record: number; token: string | undefined } {
  const action = textOf(form, 'action');
  const move: Move = { action, ...numberAs('player_ID', form, 'player'), ...numberAs('prid', form, 'prid'), ...numberAs('amount', form, 'amount') };
  const dice = textsOf(form, 'dice').length > 0 ? numbersOf(form, 'dice') : textsOf(form, 'rolled').length > 0 ? randomDice(pending) : [];
  const [die, die2] = dice;
  if (die !== undefined) move.dice = die;
  if (die2 !== undefined) move.dice2 = die2;
  const [source] = textsOf(form, 'source');
  if (source !== undefined) move.terms = JSON.stringify({ source });
  else if (words.takes(action, 'terms') && words.bringsMoney(action)) move.terms = JSON.stringify(tradeIn(form));
  return { move, record: numbersOf(form, 'record')[0] ?? NOTHING, token: textsOf(form, 'token').find((text) => TOKEN.test(text)) };
}

/** The terms of a trade in a form, unchecked. */
export function tradeIn(form: Form): Omit<Trade, 'from'> {
  return { to: numbersOf(form, 'to')[0] ?? NOTHING, give: sideIn(form, 'give'), take: sideIn(form, 'take') };
}

function sideIn(form: Form, name: string): TradeSide {
  const properties = numbersOf(form, `${name}_properties`);
  return { ...numberAs('money', form, `${name}_money`), ...numberAs('cards', form, `${name}_cards`), ...(properties.length > 0 ? { properties } : {}) };
}

/** A field as a number by another name; nothing, when it was left empty. */
function numberAs(name: string, form: Form, field: string): Record<string, number> {
  const [number] = numbersOf(form, field);
  return number === undefined ? {} : { [name]: number };
}

/** The numbers in a field that is not empty. */
function numbersOf(form: Form, field: string): number[] {
  return textsOf(form, field).filter((text) => text.trim() !== '').map((text) => (/^-?\d{1,15}(\.\d+)?$/.test(text.trim()) ? Number(text) : NOTHING));
}
