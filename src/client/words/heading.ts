import { isInJail, type GameState } from '../game-state';
import type { Pending, PlayerState, PossibleMove } from '../views';
import { rentInWords } from './property-info';
import type { Words } from './words';

/** The player who is asked, and the position. */
interface Question {
  state: GameState;
  player: PlayerState;
  moves: readonly PossibleMove[];
}

/** The heading above the choices: the question and the facts that the decision needs. */
export function headingOf(words: Words, { state: { pending }, player, moves }: Question): string {
  const { 'Player name': name, 'Bank balance': balance } = player;
  const cash = words.money(balance);
  switch (pending.Phase) {
    case 'offer': {
      const rent = rentInWords(words, pending.Rent, pending['Rent factor']);
      return `${name}, buy ${pending.Property} for ${words.money(pending.Amount ?? 0)} (${rent})? You have ${cash}.`;
    }
    case 'tax': {
      const share = pending.Percent === null ? '' : `, or ${pending.Percent}% of your net worth`;
      return `${name}, the tax is ${words.money(pending.Amount ?? 0)}${share}. You have ${cash}.`;
    }
    case 'auction': {
      const bids = pending.Bidder === null ? 'No bids yet' : `${pending.Bidder} has bid ${words.money(pending.Amount ?? 0)}`;
      return `${name}, what do you bid for ${pending.Property}? ${bids}. You have ${cash}.`;
    }
    case 'debt': {
      const purpose = pending.Property === null ? '' : ` for ${pending.Property}`;
      return `${name}, you owe ${pending.Creditor ?? 'the bank'} ${words.money(pending.Amount ?? 0)}${purpose}. You have ${cash}.`;
    }
    case 'handover':
      return `${name}, you take over the mortgage on ${pending.Property}: pay ${words.money(pending.Amount ?? 0)}, or lift it. You have ${cash}.`;
    default: {
      const again = pending.Doubles > 0 && moves.some(({ Action }) => words.takes(Action, 'dice')) ? ' goes again' : '';
      const place = `position ${player.Location}${player.Tile === null ? '' : `, ${player.Tile}`}`;
      const jail = isInJail(player) ? `, ${player.Label}` : '';
      return `${name}${again}: ${place}, ${cash}${jail}. What do you do?`;
    }
  }
}

/** Further facts: the minimum bid, and in a window the cash left after a purchase. */
export function factsOf(words: Words, { state: { pending, moves: all }, player, moves }: Question, isWindow: boolean): string {
  if (pending.Phase === 'offer' && isWindow) {
    const rest = player['Bank balance'] - (pending.Amount ?? 0);
    return rest < 0 ? ` You need ${words.money(-rest)} more.` : ` Buying it leaves you ${words.money(rest)}.`;
  }
  const least = moves.find(({ Action }) => words.takes(Action, 'amount'))?.Minimum;
  if (pending.Phase !== 'auction' || least === undefined || least === null) return '';
  const other = all.find((move) => words.takes(move.Action, 'amount') && move['Player No.'] !== player['Player No.']);
  const outOfTurn = other ? ` Others may bid too: ${other['Player name']} ${least}` : '';
  return ` Minimum bid: ${words.money(least)}.${outOfTurn}`;
}

/** The heading where only one action is possible. */
export function briefHeading(words: Words, { state: { pending }, player, moves }: Question, action: string): string {
  const only = moves.find(({ Action }) => Action === action);
  if (words.takes(action, 'dice') && pending['Dice source'] === 'table') {
    const numbers = pending.Dice === 1 ? 'a number' : `${pending.Dice} numbers`;
    return `${only?.Meaning ?? ''} (${numbers}, or Enter: at random; ?: help)`;
  }
  return `${player['Player name']}: ${words.of(action)}? (Enter: yes; ?: help)`;
}

/** What money is needed for, e.g. `for Boardwalk` or `to pay Bob`. */
export function purposeOf({ pending }: { pending: Pending }, action: string): string {
  const { Phase: phase, Creditor: creditor, Property: property } = pending;
  if (phase === 'offer' && property !== null) return `for ${property}`;
  if (phase !== 'debt') return `to do this: ${action}`;
  if (creditor === null) return 'to pay';
  return `to pay ${creditor}${property === null ? '' : ` for ${property}`}`;
}
