import { type Heard, heardStatements } from './heard';

/** Statements, the newest first. */
function StatementItems({ statements }: { statements: readonly Heard[] }) {
  return (
    <>
      {[...statements].reverse().map(({ sql, answer, isRefused }) => (
        <li>
          <code>{sql}</code>
          <p class={isRefused ? 'refused' : undefined}>{answer}</p>
        </li>
      ))}
    </>
  );
}

/** What a part of a page brings into its list. */
export function NewStatements({ statements = heardStatements() }: { statements?: readonly Heard[] }) {
  return <ol hx-swap-oob="afterbegin:#statements"><StatementItems statements={statements} /></ol>;
}

/** The statements that have led to a page, and those that it sends itself. */
export function StatementList() {
  return (
    <ol id="statements" reversed tabindex={0} aria-label="Statements that were sent">
      <StatementItems statements={heardStatements()} />
    </ol>
  );
}

/** The drawer of a page that sends forms. */
export function Drawer() {
  const heard = heardStatements();
  if (heard.length === 0) return null;
  return (
    <details id="drawer">
      <summary>SQL</summary>
      <StatementList />
    </details>
  );
}
