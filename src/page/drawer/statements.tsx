import { type LoggedStatement, loggedStatements } from './statement-log';

/** Statements, the newest first. */
function StatementItems({ statements }: { statements: readonly LoggedStatement[] }) {
  return (
    <>
      {[...statements].reverse().map(({ sql, answer, isRefused }) => (
        <li>
          <code>{sql}</code>
          <p class={isRefused ? 'refused' : undefined}>{answer}</p>
          <button type="button" class="copy" data-copy-code>Copy</button>
        </li>
      ))}
    </>
  );
}

/** The statements that a fragment adds to the page's list. */
export function NewStatements({ statements = loggedStatements() }: { statements?: readonly LoggedStatement[] }) {
  return <ol hx-swap-oob="afterbegin:#statements"><StatementItems statements={statements} /></ol>;
}

/** The statements that led to a page; those that it sends are added. */
export function StatementList() {
  return (
    <ol id="statements" reversed tabindex={0} aria-label="Statements that were sent">
      <StatementItems statements={loggedStatements()} />
    </ol>
  );
}

/** The drawer of a page that sends forms. */
export function Drawer() {
  const heard = loggedStatements();
  if (heard.length === 0) return null;
  return (
    <details id="drawer">
      <summary>SQL</summary>
      <StatementList />
    </details>
  );
}
