import { isRefused, type RefusedMove } from '../../client/refusal';
import { type Form, textOf, textsOf } from '../form';

const TAKEN = 'Somebody else has just taken that seat. Choose one of those that are left.';

/** What a form for a seat asks for. */
export function joiningIn(form: Form): { name: string; seat: string | null; token: string | null } {
  return { name: textOf(form, 'name'), seat: textsOf(form, 'seat')[0] ?? null, token: textsOf(form, 'token')[0] ?? null };
}

/** A refusal in the words of the page, where seats are counted from 1. */
export function sentenceOf(error: RefusedMove): string {
  return isRefused(error, 'seat_taken') ? TAKEN : error.sentence;
}
