import { Icon } from '../icon';
import { EXAMPLES } from './examples';
import { StatementList } from './statements';
import { NO_TYPING, TypingForm } from './typing';

/** The SQL panel: the statements of this page and, at the computer that serves it, a field to type others. */
export function GameDrawer({ game, canType, isHome }: { game: number; canType: boolean; isHome: boolean }) {
  return (
    <aside aria-label="SQL">
      <details id="drawer" class="sql-panel">
        <summary><Icon name="sql" />SQL <code class="peek" data-preview aria-hidden="true">SELECT * FROM movesView;</code></summary>
        <div class="sql-inside">
          <section aria-labelledby="sql-button">
            <h2 id="sql-button">This button sends</h2>
            <p id="preview"><code data-preview>SELECT * FROM movesView;</code></p>
          </section>
          {isHome && (canType ? <Typing game={game} /> : <p>{NO_TYPING}</p>)}
          <section aria-labelledby="sql-sent">
            <h2 id="sql-sent">Sent so far</h2>
            <StatementList />
          </section>
        </div>
      </details>
    </aside>
  );
}

/** A field to type a statement, its result, examples and the list of views. */
export function Typing({ game, statement }: { game: number; statement?: string }) {
  const address = `/games/${game}/sql`;
  return (
    <>
      <TypingForm game={game} {...(statement === undefined ? {} : { statement })} />
      <div id="typed" aria-live="polite" />
      <nav aria-label="Examples" class="examples">
        {EXAMPLES.map(([question, example]) => <a class="button" href={`${address}?${new URLSearchParams({ statement: example }).toString()}`} data-statement-to="statement" data-example={example}>{question}</a>)}
        <a class="button" href={`${address}/views`} hx-get={`${address}/views`} hx-target="#views" hx-swap="innerHTML"><Icon name="book" />All views</a>
      </nav>
      <div id="views" />
    </>
  );
}
