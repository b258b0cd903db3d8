import { isInJail, type Standing } from '../game/standing';
import type { Pending, PlayerState, PossibleMove } from '../game/views';
import { rentInWords } from './property-info';
import type { Words } from './words';

/** Who is asked. */
interface Asked {
  standing: Standing;
  player: PlayerState;
  moves: readonly PossibleMove[];
}

/** What is asked, above the choices: for what is for sale also its price, its rent and the player's cash. */
export function headingOf(words: Words, { standing: { pending }, player, moves }: Asked): string {
  const { 'Player name': name, 'Bank balance': balance } = player;
  const cash = words.money(balance);
  switch (pending.Phase) {
    case 'offer': {
      const rent = rentInWords(words, pending.Rent, pending['Rent factor']);
      return `${name}, ${pending.Property} is for sale for ${words.money(pending.Amount ?? 0)}: ${rent}. You have ${cash}.`;
    }
    case 'tax': {
      const share = pending.Percent === null ? '' : `, or ${pending.Percent} % of everything you have`;
      return `${name}, the tax is ${words.money(pending.Amount ?? 0)}${share}. You have ${cash}.`;
    }
    case 'auction': {
      const bids = pending.Bidder === null ? 'There is no bid yet' : `${pending.Bidder} bids ${words.money(pending.Amount ?? 0)}`;
      return `${name}, what do you bid for ${pending.Property}? ${bids}; you have ${cash}.`;
    }
    case 'debt': {
      const purpose = pending.Property === null ? '' : ` for ${pending.Property}`;
      return `${name}, you owe ${pending.Creditor ?? 'the bank'} ${words.money(pending.Amount ?? 0)}${purpose}. You have ${cash}.`;
    }
    default: {
      const again = pending.Doubles > 0 && moves.some(({ Action }) => words.takes(Action, 'dice')) ? ' goes again' : '';
      const place = `position ${player.Location}${player.Tile === null ? '' : `, ${player.Tile}`}`;
      const jail = isInJail(player) ? `, ${player.Label}` : '';
      return `${name}${again}: ${place}, ${cash}${jail}. What do you do?`;
    }
  }
}

/** What is told besides: the least bid, and in a window what a purchase leaves. */
export function factsOf(words: Words, { standing: { pending, moves: all }, player, moves }: Asked, isWindow: boolean): string {
  if (pending.Phase === 'offer' && isWindow) {
    const rest = player['Bank balance'] - (pending.Amount ?? 0);
    return rest < 0 ? ` That lacks ${words.money(-rest)}.` : ` Buying it leaves ${words.money(rest)}.`;
  }
  const least = moves.find(({ Action }) => words.takes(Action, 'amount'))?.Minimum;
  if (pending.Phase !== 'auction' || least === undefined || least === null) return '';
  const other = all.find((move) => words.takes(move.Action, 'amount') && move['Player No.'] !== player['Player No.']);
  const outOfTurn = other ? ` Others may bid, too: ${other['Player name']} ${least}` : '';
  return ` The least bid is ${words.money(least)}.${outOfTurn}`;
}

/** The same where there is only one thing to do: a question, as nobody has done it yet. */
export function briefHeading(words: Words, { standing: { pending }, player, moves }: Asked, action: string): string {
  const only = moves.find(({ Action }) => Action === action);
  if (words.takes(action, 'dice') && pending['Dice source'] === 'table') {
    const numbers = pending.Dice === 1 ? 'a number' : `${pending.Dice} numbers`;
    return `${only?.Meaning ?? ''} (${numbers}, or Enter: at random; ?: what else there is)`;
  }
  return `${player['Player name']}: ${words.of(action)}? (Enter does it; ?: what else there is)`;
}

/** What money is needed for. */
export function purposeOf({ pending }: { pending: Pending }, action: string): string {
  const { Phase: phase, Creditor: creditor, Property: property } = pending;
  if (phase === 'offer' && property !== null) return `for ${property}`;
  if (phase !== 'debt') return `to do this: ${action}`;
  if (creditor === null) return 'to pay';
  return `to pay ${creditor}${property === null ? '' : ` for ${property}`}`;
}
