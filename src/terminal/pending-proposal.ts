import { choose, type Option, optionOf } from './menu';
import type { GameState } from '../client/game-state';
import type { Table } from './table';

/** The only action of a player whose proposed trade is pending. */
const WITHDRAW = 'withdraw';

/** Checks again, for a terminal that does not notice moves by itself. */
const CHECK: Option<undefined> = { code: 'w', label: 'Check whether somebody has moved', name: 'wait', value: undefined };

/** Whether nobody at this terminal can act: others must, or nobody can in a copy of a running game. */
export function isWaitingForOthers({ pending, moves }: GameState): boolean {
  return pending.Phase !== 'over' && moves.every(({ Yours: yours, Action: action }) => !yours || action === WITHDRAW);
}

/**
 * Waits until somebody moves elsewhere, or a trade is withdrawn here.
 * @throws Overtaken, in a window, when somebody has moved; InputEnded; Stopped
 */
export async function waitForOthers(table: Table, { pending, moves }: GameState): Promise<void> {
  const own = moves.find(({ Yours: yours, Action: action }) => yours && action === WITHDRAW);
  const options: Option<string | undefined>[] = own ? [CHECK, optionOf(table.words, WITHDRAW)] : [CHECK];
  const chosen = await choose<string | undefined>(table.terminal, moves.length === 0 ? `${pending.Expectation}` : `${pending.Expectation} The seat belongs to another account.`, options);
  if (chosen !== undefined && own) await table.make([{ action: chosen, player_ID: own['Player No.'] }]);
}
