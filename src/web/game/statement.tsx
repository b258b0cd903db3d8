import { NO_TYPING, TypingForm } from '../drawer/typing';

/** A statement that the page sent, with what the database answered: it comes before the others in the drawer. */
export function Statement({ sql, answer, isRefused }: { sql: string; answer: string; isRefused: boolean }) {
  return (
    <ol hx-swap-oob="afterbegin:#statements">
      <li>
        <code>{sql}</code>
        <p class={isRefused ? 'refused' : undefined}>{answer}</p>
      </li>
    </ol>
  );
}

/** Where the statements of this page are shown, and others can be typed, by who sits at the computer that serves it. */
export function Statements({ game, canType, isHome }: { game: number; canType: boolean; isHome: boolean }) {
  return (
    <aside aria-label="SQL">
      <details id="drawer">
        <summary>SQL</summary>
        <p id="preview"><code>SELECT * FROM movesView;</code></p>
        {isHome && (canType ? <TypingForm game={game} /> : <p>{NO_TYPING}</p>)}
        <div id="typed" aria-live="polite" />
        <ol id="statements" reversed tabindex={0} aria-label="Statements that this page sent" />
      </details>
    </aside>
  );
}
