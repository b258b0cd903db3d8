import { isInJail } from '../../game/standing';
import type { PlayerState, PossibleMove } from '../../game/views';
import { factsOf, headingOf } from '../../telling/heading';
import { tellTrade } from '../../telling/trade-terms';
import { Countdown } from './countdown';
import { MoveForm } from './move-form';
import type { Snapshot } from './snapshot';

/** How an edition may call rolling the dice in jail. */
const ROLL_IN_JAIL = 'roll_in_jail';

/** What is to be decided, and by whom. */
export function Decision({ snapshot }: { snapshot: Snapshot }) {
  const { pending, game, players, moves } = snapshot;
  const deciding = inTurn(snapshot, players.filter((player) => player.Character === null && moves.some((move) => move['Player No.'] === player['Player No.'] && move.Yours)));
  return (
    <section id="decision" aria-labelledby="expectation">
      <h2 id="expectation">{pending.Phase === 'over' ? `${game.Winner === null ? 'The game is over' : `${game.Winner} won`}.` : pending.Expectation}</h2>
      <Countdown pending={pending} />
      {pending.Phase === 'trade' && <Proposal snapshot={snapshot} />}
      {deciding.map((player) => <Choices snapshot={snapshot} player={player} isOnly={deciding.length === 1} />)}
    </section>
  );
}

/** Who is asked first comes first. */
function inTurn({ pending }: Snapshot, players: readonly PlayerState[]): PlayerState[] {
  const first = pending['Next No.'] ?? pending['Player No.'];
  return [...players].sort((one, other) => Number(other['Player No.'] === first) - Number(one['Player No.'] === first));
}

function Proposal({ snapshot: { pending, players, properties, words } }: { snapshot: Snapshot }) {
  const terms = pending.Terms;
  const from = players.find((player) => player['Player No.'] === terms?.from);
  const to = players.find((player) => player['Player No.'] === terms?.to);
  if (!terms || !from || !to) return null;
  return <ul class="proposal">{tellTrade(words, from, to, terms, properties).map((line) => <li>{line.trim()}</li>)}</ul>;
}

/** All that a player can do now, in the order of the edition. */
function Choices({ snapshot, player, isOnly }: { snapshot: Snapshot; player: PlayerState; isOnly: boolean }) {
  const { words, moves, lacking, pending } = snapshot;
  const own = moves.filter((move) => move['Player No.'] === player['Player No.'] && move.Yours);
  const standing = { standing: snapshot, player, moves: own };
  const actions = words.choosable.filter((action) => words.isAction(action) && action !== ROLL_IN_JAIL);
  return (
    <div class="choices" id={`choices-${player['Player No.']}`} role="group" aria-label={player['Player name']}>
      {!isOnly && <h3>{player['Player name']}</h3>}
      <p class="question">{headingOf(words, standing) + factsOf(words, standing, true)}</p>
      <div class="buttons">
        {actions.map((action) => (
          <Action
            snapshot={snapshot}
            player={player}
            action={action}
            label={labelOf(snapshot, player, action)}
            moves={own.filter(({ Action: name }) => name === action)}
            price={lacking.find((move) => move.Action === action && move['Player No.'] === player['Player No.'] && move.prid === null || move.Action === action && move['Player No.'] === player['Player No.'] && move.prid === pending.prid)?.Price ?? null}
          />
        ))}
      </div>
    </div>
  );
}

function labelOf({ words }: Snapshot, player: PlayerState, action: string): string {
  return words.of(action === 'roll' && isInJail(player) && words.choosable.includes(ROLL_IN_JAIL) ? ROLL_IN_JAIL : action);
}

interface ActionProps {
  snapshot: Snapshot;
  player: PlayerState;
  action: string;
  label: string;
  moves: readonly PossibleMove[];
  /** what it would cost, when he has not enough for it */
  price: number | null;
}

function Action({ snapshot, player, action, label, moves, price }: ActionProps) {
  const { words, pending } = snapshot;
  const [move] = moves;
  const form = { snapshot, player, action };
  if (!move) {
    const lack = price === null ? 0 : price - player['Bank balance'];
    return lack > 0 ? <button type="button" disabled title={`It costs ${words.money(price ?? 0)}`}>{`${label}: lacks ${words.money(lack)}`}</button> : null;
  }
  if (words.takes(action, 'prid')) {
    return (
      <details id={`menu-${player['Player No.']}-${action}`} class="menu">
        <summary>{label}</summary>
        {moves.map((one) => (
          <MoveForm {...form} move={one}>
            <button id={`do-${player['Player No.']}-${action}-${one.prid}`} title={one.SQL}>{`${one.Property}${one.Price === null ? '' : ` ${words.money(one.Price)}`}`}</button>
          </MoveForm>
        ))}
      </details>
    );
  }
  if (words.takes(action, 'terms') && words.bringsMoney(action)) {
    return (
      <details id={`menu-${player['Player No.']}-${action}`} class="menu">
        <summary>{label}</summary>
        {moves.map((one) => {
          const address = `/games/${move.Game}/trade?from=${player['Player No.']}&with=${one['Partner No.']}`;
          return <a class="button" href={address} hx-get={address} hx-target="#card">{nameOf(snapshot, one['Partner No.'])}</a>;
        })}
      </details>
    );
  }
  if (words.takes(action, 'terms')) {
    return (
      <details id={`menu-${player['Player No.']}-${action}`} class="menu">
        <summary>{label}</summary>
        {(['server', 'table'] as const).filter((source) => source !== pending['Dice source']).map((source) => (
          <MoveForm {...form} move={move}>
            <button name="source" value={source} title={move.SQL}>{source === 'server' ? 'The server rolls' : 'You roll'}</button>
          </MoveForm>
        ))}
      </details>
    );
  }
  if (words.takes(action, 'amount')) {
    const id = `amount-${player['Player No.']}-${action}`;
    return (
      <MoveForm {...form} move={move}>
        <label for={id}>{label}</label>
        <input id={id} name="amount" type="number" required min={move.Minimum ?? 1} max={move.Maximum ?? undefined} value={String(move.Minimum ?? '')} />
        <button id={`do-${player['Player No.']}-${action}`} title={move.SQL}>{label}</button>
      </MoveForm>
    );
  }
  if (words.takes(action, 'dice') && pending['Dice source'] === 'table') {
    return (
      <>
        <MoveForm {...form} move={move}>
          <button id={`do-${player['Player No.']}-${action}`} class="main" name="rolled" value="here" title={move.SQL}>{label}</button>
        </MoveForm>
        <details id={`menu-${player['Player No.']}-${action}`} class="menu">
          <summary>Your own dice</summary>
          <MoveForm {...form} move={move}>
            {Array.from({ length: pending.Dice }, (_, index) => (
              <input name="dice" type="number" required aria-label={`Die ${index + 1}`} min={1} max={pending.Sides} />
            ))}
            <button>{label}</button>
          </MoveForm>
        </details>
      </>
    );
  }
  const button = <button id={`do-${player['Player No.']}-${action}`} class={words.isFinal(action) ? 'final' : 'main'} title={move.SQL}>{`${label}${move.Price === null ? '' : ` ${words.money(move.Price)}`}`}</button>;
  if (!words.isFinal(action)) return <MoveForm {...form} move={move}>{button}</MoveForm>;
  return (
    <details id={`menu-${player['Player No.']}-${action}`} class="menu">
      <summary>{label}</summary>
      <MoveForm {...form} move={move}>
        <button id={`do-${player['Player No.']}-${action}`} class="final" title={move.SQL}>{`${words.of('yes')}: ${label}`}</button>
      </MoveForm>
    </details>
  );
}

function nameOf({ players }: Snapshot, number: number | null): string {
  return players.find((player) => player['Player No.'] === number)?.['Player name'] ?? '';
}
