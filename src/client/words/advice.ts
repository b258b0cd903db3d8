import type { Advice } from '../rows';

/** Advice in a sentence or two, e.g. `Ada: Buy it: Vermont Avenue. It costs $100 and is worth $340 in this position.` */
export function adviceSentence({ 'Player name': player, Advice: advice, Reason: reason }: Advice): string {
  return `${player}: ${advice === null ? '' : `${advice}. `}${reason}`;
}
