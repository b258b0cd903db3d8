import { choose, type Option, optionOf } from './menu';
import type { Standing } from '../game/standing';
import type { Table } from './table';

/** What who has proposed a trade may do while the other thinks about it. */
const WITHDRAW = 'withdraw';

/** Looks again, for a terminal that does not notice by itself. */
const LOOK: Option<undefined> = { code: 'w', label: 'Look whether somebody has moved', name: 'wait', value: undefined };

/** Whether there is nothing to decide here: the seats of who may act belong to other accounts. */
export function isElsewhere({ moves }: Standing): boolean {
  return moves.length > 0 && moves.every(({ Yours: yours, Action: action }) => !yours || action === WITHDRAW);
}

/**
 * Waits until somebody moves elsewhere, or a trade is taken back here.
 * @throws Overtaken, in a window, when somebody has moved; InputEnded; Stopped
 */
export async function waitForOthers(table: Table, { pending, moves }: Standing): Promise<void> {
  const own = moves.find(({ Yours: yours, Action: action }) => yours && action === WITHDRAW);
  const options: Option<string | undefined>[] = own ? [LOOK, optionOf(table.words, WITHDRAW)] : [LOOK];
  const chosen = await choose<string | undefined>(table.talk, `${pending.Expectation} The seat belongs to another account.`, options);
  if (chosen !== undefined && own) await table.make([{ action: chosen, player_ID: own['Player No.'] }]);
}
