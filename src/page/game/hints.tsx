import type { Words } from '../../client/words/words';
import type { PossibleMove } from '../../client/views';
import { keyOf } from './action';

/** Hints in the first round. The browser remembers when somebody puts them away; it shows none without its script. */
export function Hints({ words, moves }: { words: Words; moves: readonly PossibleMove[] }) {
  // The buttons that a move takes no more than a click on; others are for later turns.
  const actions = words.choosable.filter((one) => !words.isFinal(one) && !words.takes(one, 'prid') && !words.takes(one, 'terms') && moves.some(({ Action: possible }) => possible === one));
  const key = actions[0] === undefined ? undefined : keyOf(actions[0]);
  return (
    <aside class="hints" aria-label="Hints">
      <ul>
        {actions.length > 0 && <li>{`${actions.map((one) => words.of(one)).join(' or ')}: the ${actions.length > 1 ? 'buttons' : 'button'} below`}{key !== undefined && <span class="for-keys">, or <kbd>{key}</kbd></span>}.</li>}
        <li>Click or tap any tile to see its deed, or a player to see what they own.</li>
        <li class="for-keys"><kbd>?</kbd> shows all keys.</li>
      </ul>
      <button type="button" class="plain" data-hints="off">Hide hints</button>
    </aside>
  );
}
