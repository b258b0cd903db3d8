import { StatementList } from './statements';
import { NO_TYPING, TypingForm } from './typing';

/** Where the statements of this page are shown, and others can be typed, by who sits at the computer that serves it. */
export function GameDrawer({ game, canType, isHome }: { game: number; canType: boolean; isHome: boolean }) {
  return (
    <aside aria-label="SQL">
      <details id="drawer">
        <summary>SQL</summary>
        <p id="preview"><code>SELECT * FROM movesView;</code></p>
        {isHome && (canType ? <TypingForm game={game} /> : <p>{NO_TYPING}</p>)}
        <div id="typed" aria-live="polite" />
        <StatementList />
      </details>
    </aside>
  );
}
