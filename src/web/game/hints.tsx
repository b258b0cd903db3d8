import type { PossibleMove } from '../../game/views';
import { keyOf } from './action';

/** What to do when an action is possible, for people who see the page for the first time. */
const HINTS: Readonly<Record<string, string>> = {
  roll: 'Roll the dice: the button below',
  buy: 'Buy the property or auction it: the buttons below',
  bid: 'Bid or pass: the buttons below',
  end_turn: 'End your turn: the button below',
};

/** Hints in the first round. The browser remembers when somebody puts them away; it shows none without its script. */
export function Hints({ moves }: { moves: readonly PossibleMove[] }) {
  const action = Object.keys(HINTS).find((one) => moves.some(({ Action: possible }) => possible === one));
  return (
    <aside class="hints" aria-label="Hints">
      <ul>
        {action !== undefined && <li>{HINTS[action]}<span class="for-keys">, or <kbd>{keyOf(action)}</kbd></span>.</li>}
        <li>Click or tap any tile to see its deed, or a player to see what they own.</li>
        <li class="for-keys"><kbd>?</kbd> shows all keys.</li>
      </ul>
      <button type="button" class="plain" data-hints="off">Hide hints</button>
    </aside>
  );
}
