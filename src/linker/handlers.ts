import type { Handlers } from './scope';
import type { Declaration } from './statement';
import { flat, is } from './tokens';

type Handler = Extract<Declaration, { kind: 'handler' }>;

/** Numbers of errors that are NOT FOUND under another name, or may be warnings. */
const AMBIVALENT = ['1329', '1265', '1264', '1365', '1366', '1406'];

/** The handlers around the statements of a block: those around the block, and its own. */
export function handlersOf(outer: Handlers, own: readonly Handler[]): Handlers {
  const handlers = { ...outer };
  for (const { action, conditions } of own) {
    for (const condition of conditions) {
      const [first, second] = condition;
      const text = flat(condition);
      if (is(first, 'not') && is(second, 'found')) handlers.ownNotFound = true;
      else if (action === 'exit' && (is(first, 'sqlexception') || isError(text))) handlers.errors = true;
      else handlers.disturbing = `${action.toUpperCase()} HANDLER FOR ${text}`;
    }
  }
  return handlers;
}

/** Whether a condition is a number or a state that is never a warning. */
function isError(text: string): boolean {
  if (/^\d+$/.test(text)) return !AMBIVALENT.includes(text);
  return /^SQLSTATE (?:VALUE )?'(?!0[0-2])\w{5}'$/i.test(text);
}
