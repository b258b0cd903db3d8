import { isInJail } from '../../client/game-state';
import type { PlayerState } from '../../client/views';
import { ROLL_IN_JAIL } from '../../client/words/words';
import type { Viewer } from '../guests/viewer';
import { resultOf } from './ending';
import { ownPlayers } from './own-players';
import type { Snapshot } from './snapshot';

/** The heading of the bar: what the game asks for, in one sentence. @param player who is asked at this page; undefined: nobody */
export function promptOf(snapshot: Snapshot, viewer: Viewer, player: PlayerState | undefined): string {
  const { pending, players } = snapshot;
  if (pending.Phase === 'over') return resultOf(snapshot, viewer);
  if (!player) {
    const other = players.find((one) => one['Player No.'] === waitedFor(pending));
    return other ? `${other['Player name']}’s turn` : 'Waiting for the others';
  }
  const asked = questionTo(snapshot, player);
  if (!isAlone(snapshot, viewer)) return `${player['Player name']}: ${asked}`;
  return asked.startsWith('roll') || asked.startsWith('end') ? `Your turn: ${asked}` : asked.charAt(0).toUpperCase() + asked.slice(1);
}

function questionTo(snapshot: Snapshot, player: PlayerState): string {
  const { pending, words, moves, players } = snapshot;
  const label = labelOf(snapshot, player, 'roll');
  // As on the button.
  const roll = label.charAt(0).toLowerCase() + label.slice(1);
  const amount = words.money(pending.Amount ?? 0);
  const property = pending.Property ?? 'it';
  const own = moves.filter((move) => move['Player No.'] === player['Player No.']);
  const nameOf = (number: number | null | undefined): string | undefined => players.find((one) => one['Player No.'] === number)?.['Player name'];
  switch (pending.Phase) {
    case 'offer': return `buy ${property} for ${amount}?`;
    case 'fee': return `roll for the rent of ${property}`;
    case 'tax': return `pay the tax of ${amount}${pending.Percent === null ? '' : ` or ${pending.Percent}% of your net worth`}`;
    case 'auction': {
      const least = own.find(({ Action: action }) => words.takes(action, 'amount'))?.Minimum ?? null;
      return `auction of ${property}${least === null ? '' : `, minimum bid ${words.money(least)}`}`;
    }
    case 'debt': {
      const most = player['Can raise'];
      const isHopeless = most !== null && most < (pending.Amount ?? 0);
      return `pay ${amount} to ${pending.Creditor ?? 'the bank'}${isHopeless ? `: you can raise only ${words.money(most)}` : ''}`;
    }
    case 'handover': return `pay ${amount} to take over the mortgage on ${property}, or lift it`;
    case 'trade': return pending['Player No.'] === player['Player No.'] ? `accept ${nameOf(pending.Terms?.from) ?? 'the other player'}’s trade?` : `waiting for ${nameOf(pending['Player No.']) ?? 'the partner'} to answer`;
    case 'proposal': {
      const asks = own.some(({ Action: action }) => action === 'accept');
      const offer = `${nameOf(pending.Terms?.from) ?? 'the other player'}’s trade`;
      if (pending['Player No.'] !== player['Player No.']) return asks ? `accept ${offer} before ${nameOf(pending['Player No.']) ?? 'the next player'} rolls?` : 'waiting for an answer';
      return `${roll}${asks ? `, or answer ${offer} first` : ''}`;
    }
    case 'roll': return `${roll}${pending.Doubles > 0 ? ' again, after doubles' : ''}`;
    default: return own.some(({ Action: action }) => action === 'roll') ? `${roll} again` : 'end the turn when you are done';
  }
}

/** The label of an action of a player; an edition can have another one for rolling the dice in jail. */
export function labelOf({ words }: Snapshot, player: PlayerState, action: string): string {
  return words.of(action === 'roll' && isInJail(player) && words.choosable.includes(ROLL_IN_JAIL) ? ROLL_IN_JAIL : action);
}

/** The number of the player whom others wait for. Nobody waits for the answer to an offer between two turns. */
export function waitedFor({ Phase: phase, 'Next No.': next, 'Player No.': player }: Snapshot['pending']): number | null {
  return phase === 'proposal' ? player : next ?? player;
}

/** Whether only one person plays at a page: "you" is that person. */
export function isAlone(snapshot: Snapshot, viewer: Viewer): boolean {
  return ownPlayers(snapshot, viewer).length === 1;
}
