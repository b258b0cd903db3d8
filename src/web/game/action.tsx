import type { PropsWithChildren } from 'hono/jsx';
import type { PlayerState, PossibleMove } from '../../game/views';
import { statementOf } from '../../telling/statement';
import { MoveForm } from './move-form';
import type { Snapshot } from './snapshot';

interface ActionProps {
  snapshot: Snapshot;
  player: PlayerState;
  action: string;
  /** what it is called */
  label: string;
  /** the moves that it can be now: one for each property or partner, else one at most */
  moves: readonly PossibleMove[];
  /** what it would cost, when he has not enough for it */
  price: number | null;
  /** whether it is what most would do: the first that is one click */
  isFirst: boolean;
}

/** A way to do something, with all that has to be said for it; nothing, when it cannot be done. */
export function Action(props: ActionProps) {
  const { snapshot: { words, pending }, action, moves } = props;
  const [move] = moves;
  if (!move) return <Lacking {...props} />;
  if (words.takes(action, 'prid')) return <Properties {...props} />;
  if (words.takes(action, 'terms')) return words.bringsMoney(action) ? <Partners {...props} /> : <DiceSources {...props} move={move} />;
  if (words.takes(action, 'amount')) return <Amount {...props} move={move} />;
  if (words.takes(action, 'dice') && pending['Dice source'] === 'table') return <TableDice {...props} move={move} />;
  return words.isFinal(action) ? <Final {...props} move={move} /> : <Simple {...props} move={move} />;
}

type MoveProps = ActionProps & { move: PossibleMove };

/** What lacks money, and how much. */
function Lacking({ snapshot: { words }, player, label, price }: ActionProps) {
  const lack = price === null ? 0 : price - player['Bank balance'];
  if (price === null || lack <= 0) return null;
  return <button type="button" disabled>{`${label} ${words.money(price)}: lacks ${words.money(lack)}`}</button>;
}

function Simple({ snapshot, player, action, label, move, isFirst }: MoveProps) {
  const { words } = snapshot;
  return (
    <MoveForm snapshot={snapshot} player={player} action={action} move={move}>
      <button id={idOf(player, action)} class={isFirst ? 'main' : undefined} title={move.SQL}>{`${label}${move.Price === null ? '' : ` ${words.money(move.Price)}`}`}</button>
    </MoveForm>
  );
}

/** What nobody takes back is asked twice. */
function Final({ snapshot, player, action, label, move }: MoveProps) {
  return (
    <Menu player={player} action={action} label={label}>
      <MoveForm snapshot={snapshot} player={player} action={action} move={move}>
        <button id={idOf(player, action)} class="final" title={move.SQL}>{`${snapshot.words.of('yes')}: ${label}`}</button>
      </MoveForm>
    </Menu>
  );
}

function Properties({ snapshot, player, action, label, moves }: ActionProps) {
  const { words } = snapshot;
  return (
    <Menu player={player} action={action} label={label}>
      {moves.map((one) => (
        <MoveForm snapshot={snapshot} player={player} action={action} move={one}>
          <button id={`${idOf(player, action)}-${one.prid}`} title={one.SQL}>{`${one.Property}${one.Price === null ? '' : ` ${words.money(one.Price)}`}`}</button>
        </MoveForm>
      ))}
    </Menu>
  );
}

/** With whom something can be traded; what, is said on a card. */
function Partners({ snapshot, player, action, label, moves }: ActionProps) {
  const nameOf = (number: number | null): string => snapshot.players.find((one) => one['Player No.'] === number)?.['Player name'] ?? '';
  return (
    <Menu player={player} action={action} label={label}>
      {moves.map((one) => {
        const address = `/games/${one.Game}/trade?from=${player['Player No.']}&with=${one['Partner No.']}`;
        return <a class="button" href={address} hx-get={address} hx-target="#card">{nameOf(one['Partner No.'])}</a>;
      })}
    </Menu>
  );
}

/** Where dice can come from but files, which are for the command line. */
const SOURCES = [['server', 'The server rolls'], ['table', 'You roll']] as const;

function DiceSources({ snapshot, player, action, label, move }: MoveProps) {
  return (
    <Menu player={player} action={action} label={label}>
      {SOURCES.filter(([source]) => source !== snapshot.pending['Dice source']).map(([source, text]) => (
        <MoveForm snapshot={snapshot} player={player} action={action} move={move}>
          <button name="source" value={source} title={move.SQL}>{text}</button>
        </MoveForm>
      ))}
    </Menu>
  );
}

/** Stands for the amount in a statement until one is typed: nobody has as much. */
const SOME_AMOUNT = 999_999_999_999;

function Amount({ snapshot, player, action, label, move, isFirst }: MoveProps) {
  const isFinal = snapshot.players.some(({ Account: account }) => account !== null);
  const sql = statementOf(move.Game, { action, player_ID: player['Player No.'], amount: SOME_AMOUNT }, isFinal).replace(String(SOME_AMOUNT), '?');
  const id = `amount-${player['Player No.']}-${action}`;
  return (
    <MoveForm snapshot={snapshot} player={player} action={action} move={move} sql={sql}>
      <label for={id}>{label}</label>
      <input id={id} name="amount" type="number" required min={move.Minimum ?? 1} max={move.Maximum ?? undefined} value={String(move.Minimum ?? '')} />
      <button id={idOf(player, action)} class={isFirst ? 'main' : undefined}>{label}</button>
    </MoveForm>
  );
}

/** Dice are rolled here, or typed as they lie on the table. */
function TableDice({ snapshot, player, action, label, move }: MoveProps) {
  const { Dice: count, Sides: sides } = snapshot.pending;
  return (
    <>
      <MoveForm snapshot={snapshot} player={player} action={action} move={move}>
        <button id={idOf(player, action)} class="main" name="rolled" value="here" title={move.SQL}>{label}</button>
      </MoveForm>
      <Menu player={player} action={action} label="Your own dice">
        <MoveForm snapshot={snapshot} player={player} action={action} move={move}>
          {Array.from({ length: count }, (_, index) => <input name="dice" type="number" required aria-label={`Die ${index + 1}`} min={1} max={sides} />)}
          <button>{label}</button>
        </MoveForm>
      </Menu>
    </>
  );
}

/** Something that is shown when it is asked for. */
function Menu({ player, action, label, children }: PropsWithChildren<{ player: PlayerState; action: string; label: string }>) {
  return (
    <details id={`menu-${player['Player No.']}-${action}`} class="menu">
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** By which a button stays the same while the page changes around it. */
function idOf(player: PlayerState, action: string): string {
  return `do-${player['Player No.']}-${action}`;
}
