import type { PropsWithChildren } from 'hono/jsx';
import type { Words } from '../../client/words/words';
import type { PlayerState, PossibleMove } from '../../client/views';
import { MoveForm } from './move-form';
import type { Snapshot } from './snapshot';

interface ActionProps {
  snapshot: Snapshot;
  player: PlayerState;
  action: string;
  label: string;
  /** the possible moves of this action: one for each property or partner, else at most one */
  moves: readonly PossibleMove[];
  /** the price of the action when the player cannot afford it */
  price: number | null;
  /** whether it has the main button's place */
  isFirst: boolean;
  /** what the actions are called that bring the money, or can be done instead */
  instead: readonly string[];
  /** whether it is one of these */
  isWay: boolean;
}

/** The key of each action. */
const KEYS: Readonly<Record<string, string>> = { roll: 'r', buy: 'b', decline: 'a', end_turn: 'e', propose: 't', accept: 'y', reject: 'n', pass: 'x', bid: 'i', pay: 'g', build: 'h', mortgage: 'm' };

/** The controls of an action; nothing when it is not possible. */
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

/** The key of an action, as it is printed on a keyboard. */
export function keyOf(action: string): string | undefined {
  return KEYS[action]?.toUpperCase();
}

/** All keys of an edition's actions with what they do, as a list for the script of the page: `?` shows it. */
export function keysOf(words: Words): string {
  return JSON.stringify(words.choosable.flatMap((action) => (KEYS[action] === undefined ? [] : [[KEYS[action], words.of(action)]])));
}

type MoveProps = ActionProps & { move: PossibleMove };

/** An action that the player cannot afford, with the reason and what to do. */
function Lacking({ snapshot: { words }, player, label, price, instead, isFirst }: ActionProps) {
  const lack = price === null ? 0 : price - player['Bank balance'];
  if (price === null || lack <= 0) return null;
  if (!isFirst) return <button type="button" disabled>{`${label} ${words.money(price)} (you need ${words.money(lack)} more)`}</button>;
  const most = player['Can raise'];
  const why = most !== null && most < price ? `You can raise only ${words.money(most)}` : `You need ${words.money(lack)} more`;
  const how = instead.slice(0, MOST_WAYS).map((way) => way.charAt(0).toLowerCase() + way.slice(1)).join(' or ');
  return (
    <button type="button" class="main lacking" disabled>
      {`${label} ${words.money(price)} `}
      <small>{how === '' ? `${why}.` : `${why}: ${how}.`}</small>
    </button>
  );
}

/** The most ways out that the main place names. */
const MOST_WAYS = 2;

function Simple({ snapshot, player, action, label, move, isFirst }: MoveProps) {
  const { words } = snapshot;
  return (
    <MoveForm snapshot={snapshot} player={player} action={action} move={move}>
      <button id={idOf(player, action)} class={isFirst ? 'main' : undefined} data-key={KEYS[action]} title={move.SQL}>{`${label}${move.Price === null ? '' : ` ${words.money(move.Price)}`}`}</button>
    </MoveForm>
  );
}

/** An action that cannot be undone: it asks for confirmation. */
function Final({ snapshot, player, action, label, move, isFirst }: MoveProps) {
  return (
    <Menu player={player} action={action} label={label} isFirst={isFirst}>
      <MoveForm snapshot={snapshot} player={player} action={action} move={move}>
        <button id={idOf(player, action)} class="final" title={move.SQL}>{`${snapshot.words.of('yes')}: ${label}`}</button>
      </MoveForm>
    </Menu>
  );
}

/** A mode on the board: possible tiles glow and can be clicked again and again. The same moves are a list. */
function Properties({ snapshot, player, action, label, moves, isWay }: ActionProps) {
  const { words } = snapshot;
  return (
    <Menu player={player} action={action} label={label} isWay={isWay} isMode>
      {moves.map((one) => (
        <MoveForm snapshot={snapshot} player={player} action={action} move={one}>
          <button id={`${idOf(player, action)}-${one.prid}`} data-prid={one.prid} data-price={one.Price === null ? undefined : words.money(one.Price)} title={one.SQL}>{`${one.Property} `}{one.Price !== null && <span class="price">{words.money(one.Price)}</span>}</button>
        </MoveForm>
      ))}
      <button type="button" data-done="mode">Done</button>
    </Menu>
  );
}

/** A mode on the board: the seats of possible trade partners glow and can be clicked. The same partners are a list. */
function Partners({ snapshot, player, action, label, moves, isWay }: ActionProps) {
  const nameOf = (number: number | null): string => snapshot.players.find((one) => one['Player No.'] === number)?.['Player name'] ?? '';
  return (
    <Menu player={player} action={action} label={label} isWay={isWay} isMode>
      <p>Trade with</p>
      {moves.map((one) => {
        const address = `/games/${one['Current game']}/trade?from=${player['Player No.']}&with=${one['Partner No.']}`;
        return <a class="button" href={address} hx-get={address} hx-target="#card" data-seat={one['Partner No.']}>{nameOf(one['Partner No.'])}</a>;
      })}
      <button type="button" data-done="mode">Cancel</button>
    </Menu>
  );
}

/** Where dice can come from. Lists of numbers are for the command line. */
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

/** How far the quick bids are above the minimum. */
const RAISES = [10, 50, 100] as const;

function Amount({ snapshot, player, action, label, move, isFirst }: MoveProps) {
  // Its last number is the amount of the example: a question mark until one is typed.
  const sql = move.SQL.replace(/\d+(?=\D*$)/, '?');
  const id = `amount-${player['Player No.']}-${action}`;
  return (
    <MoveForm snapshot={snapshot} player={player} action={action} move={move} kind="with-amount" sql={sql}>
      <button id={idOf(player, action)} class={isFirst ? 'main' : undefined} data-key={KEYS[action]} data-with-amount={label}>{`${label} ${snapshot.words.money(move.Minimum ?? 1)}`}</button>
      <div class="bid-amount">
        <label for={id} class="visually-hidden">{label}</label>
        <input id={id} name="amount" type="number" required min={move.Minimum ?? 1} max={move.Maximum ?? undefined} value={String(move.Minimum ?? '')} />
        {RAISES.map((raise) => (move.Minimum ?? 1) + raise).filter((amount) => amount <= (move.Maximum ?? amount)).map((amount) => <button type="button" data-amount={amount}>{snapshot.words.money(amount)}</button>)}
      </div>
    </MoveForm>
  );
}

/** A roll by the page, where people could roll their own dice instead. */
function TableDice({ snapshot, player, action, label, move }: MoveProps) {
  return (
    <MoveForm snapshot={snapshot} player={player} action={action} move={move}>
      <button id={idOf(player, action)} class="main" data-key={KEYS[action]} name="rolled" value="here" title={move.SQL}>{label}</button>
    </MoveForm>
  );
}

/** Fields for dice that people roll at their table; nothing where the server rolls. */
export function OwnDice({ snapshot, player, action, moves: [move] }: ActionProps) {
  const { Dice: count, Sides: sides, 'Dice source': source } = snapshot.pending;
  if (!move || !snapshot.words.takes(action, 'dice') || source !== 'table') return null;
  return (
    <Menu player={player} action={action} label="Your own dice">
      <MoveForm snapshot={snapshot} player={player} action={action} move={move}>
        {Array.from({ length: count }, (_, index) => <label>{`Die ${index + 1}`} <input name="dice" type="number" required min={1} max={sides} /></label>)}
        <button>Move by these dice</button>
      </MoveForm>
    </Menu>
  );
}

interface MenuProps {
  player: PlayerState;
  action: string;
  label: string;
  /** whether clicks on the board are its action while it is open */
  isMode?: boolean;
  /** whether it has the main button's place */
  isFirst?: boolean;
  /** whether it leads to the money that the main action takes */
  isWay?: boolean;
}

/** A menu. */
function Menu({ player, action, label, isMode = false, isFirst = false, isWay = false, children }: PropsWithChildren<MenuProps>) {
  return (
    <details id={`menu-${player['Player No.']}-${action}`} class={`menu${isMode ? ' mode' : ''}${isWay ? ' way' : ''}`}>
      <summary class={isFirst ? 'main' : undefined} data-key={!isMode && action === 'roll' ? undefined : KEYS[action]}>{label}</summary>
      <div class="panel">{children}</div>
    </details>
  );
}

/** The id of a button, by which the browser finds it again when the page is replaced. */
function idOf(player: PlayerState, action: string): string {
  return `do-${player['Player No.']}-${action}`;
}
