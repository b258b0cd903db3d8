import { isInJail } from '../../game/standing';
import type { PlayerState, PossibleMove } from '../../game/views';
import { factsOf, headingOf } from '../../telling/heading';
import { isEmpty, tellSide } from '../../telling/trade-terms';
import { ROLL_IN_JAIL } from '../../telling/words';
import { movesOf, type Viewer } from '../guests/viewer';
import { MOST_SEATS, NOBODY, PERSON } from '../lobby/read-game';
import { Action } from './action';
import { Countdown } from './countdown';
import type { Snapshot } from './snapshot';

/** What is to be decided, and by whom. */
export function Decision({ snapshot, viewer }: { snapshot: Snapshot; viewer: Viewer }) {
  const { pending, game, players } = snapshot;
  const moves = movesOf(viewer, snapshot);
  const deciding = inTurn(snapshot, players.filter((player) => player.Character === null && moves.some((move) => move['Player No.'] === player['Player No.'])));
  return (
    <section id="decision" aria-labelledby="expectation">
      <h2 id="expectation" tabindex={-1}>{pending.Phase === 'over' ? `${game.Winner === null ? 'The game is over, and nobody has won' : `${game.Winner} won`}.` : pending.Expectation}</h2>
      <Countdown pending={pending} />
      {pending.Phase === 'trade' && <Proposal snapshot={snapshot} />}
      {pending.Phase === 'over' && viewer.seats === null && <p><a class="button main" href={againOf(snapshot)}>Play again</a></p>}
      {deciding.map((player) => <Choices snapshot={snapshot} player={player} moves={moves} isOnly={deciding.length === 1} />)}
    </section>
  );
}

/** A new game like this one, with the same people and characters. */
function againOf({ game, players }: Snapshot): string {
  const like = new URLSearchParams({ edition: game.Edition, ...(game.Board === null ? {} : { board: game.Board }) });
  const inTurn = [...players].sort((one, other) => one['Player No.'] - other['Player No.']);
  for (let seat = 0; seat < Math.max(MOST_SEATS, inTurn.length); seat += 1) {
    const player = inTurn[seat];
    like.append('who', player ? (player.Character ?? PERSON) : NOBODY);
    like.append('player', player && player['Player name'] !== player.Character ? player['Player name'] : '');
  }
  return `/new?${like.toString()}`;
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
  const sides = [{ getter: from, giver: to, side: terms.take }, { getter: to, giver: from, side: terms.give }];
  return (
    <ul class="proposal">
      {sides.map(({ getter, giver, side = {} }) => (
        <li>
          {`${getter['Player name']} gets from ${giver['Player name']}: ${isEmpty(side) ? 'nothing' : ''}`}
          <ul>{tellSide(words, giver, side, properties).map((line) => <li>{line.trim()}</li>)}</ul>
        </li>
      ))}
    </ul>
  );
}

/** All that a player can do now, in the order of the edition. */
function Choices({ snapshot, player, moves, isOnly }: { snapshot: Snapshot; player: PlayerState; moves: readonly PossibleMove[]; isOnly: boolean }) {
  const { words, lacking, pending } = snapshot;
  const own = moves.filter((move) => move['Player No.'] === player['Player No.']);
  // The others have questions of their own.
  const standing = { standing: { ...snapshot, moves: own }, player, moves: own };
  // Of what could be done with single properties, only what is about the one that is waited for.
  const dear = lacking.filter((move) => move['Player No.'] === player['Player No.'] && [null, pending.prid].includes(move.prid));
  const actions = words.choosable.filter((action) => words.isAction(action) && action !== ROLL_IN_JAIL);
  const isPlain = (action: string): boolean => !words.takes(action, 'prid') && !words.takes(action, 'terms') && !words.isFinal(action);
  const first = actions.find((action) => isPlain(action) && own.some((move) => move.Action === action));
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
            isFirst={action === first}
            price={dear.find(({ Action: name }) => name === action)?.Price ?? null}
          />
        ))}
      </div>
    </div>
  );
}

function labelOf({ words }: Snapshot, player: PlayerState, action: string): string {
  return words.of(action === 'roll' && isInJail(player) && words.choosable.includes(ROLL_IN_JAIL) ? ROLL_IN_JAIL : action);
}
