import { isIn } from '../../client/game-state';
import type { PlayerState, PossibleMove } from '../../client/views';
import { ROLL_IN_JAIL } from '../../client/words/words';
import { DiceNote, HostDice } from '../guests/host-dice';
import { Icon } from '../icon';
import { movesOf, type Viewer } from '../guests/viewer';
import { Action, keysOf, OwnDice } from './action';
import { Countdown } from './countdown';
import { Again } from './ending';
import { HintLink } from './hint';
import { NextRollLink } from './next-roll';
import { ownPlayers } from './own-players';
import { PlaybackControls } from './playback-controls';
import { labelOf, promptOf, waitedFor } from './prompt';
import type { Snapshot } from './snapshot';
import { proposing } from './trade-form';

/** The bar at the bottom: the question, the main button, which never moves, and all other actions. */
export function Decision({ snapshot, viewer }: { snapshot: Snapshot; viewer: Viewer }) {
  const { pending, words } = snapshot;
  const moves = movesOf(viewer, snapshot);
  const first = awaitedOf(snapshot, viewer);
  const others = decidingOf(snapshot, viewer).filter((player) => player !== first);
  return (
    <section id="decision" aria-labelledby="expectation" data-yours={first ? 'yes' : undefined} data-keys={keysOf(words)}>
      <PlaybackControls />
      <div class="asked">
        <h2 id="expectation" tabindex={-1}>{promptOf(snapshot, viewer, first)}</h2>
        {pending.Phase !== 'auction' && <Countdown pending={pending} />}
      </div>
      {first && <Choices snapshot={snapshot} viewer={viewer} player={first} moves={moves} />}
      {!first && (
        <div class="waiting">
          {pending.Phase !== 'over' && ownPlayers(snapshot, viewer).some(isIn) && (
            <div class="buttons"><button type="button" class="plain" data-notify="turn" aria-pressed="false" aria-label="Notify me when it’s my turn" title="Notify me when it’s my turn" hidden>Notify me</button><button type="button" data-nudge="yes" hidden><Icon name="nudge" /><span>Nudge</span></button></div>
          )}
          <div class="main-place">
            {pending.Phase !== 'over' && <Waiting snapshot={snapshot} />}
            {pending.Phase === 'over' && <Again snapshot={snapshot} viewer={viewer} />}
          </div>
        </div>
      )}
      {others.length > 0 && (
        <div class="others">
          {others.map((player) => (
            <details id={`others-${player['Player No.']}`} class="menu">
              <summary><span class="name">{`${player['Player name']}’s moves`}</span></summary>
              <div class="panel"><Choices snapshot={snapshot} viewer={viewer} player={player} moves={moves} /></div>
            </details>
          ))}
        </div>
      )}
      <HostDice snapshot={snapshot} viewer={viewer} />
      <p class="now-playing" aria-hidden="true" />
      <div class="main-place while-playing"><button type="button" class="main" disabled>Showing what happened</button></div>
    </section>
  );
}

/** The people who can make a move at a page. The one whom the game asks comes first, then the one whose turn it is. */
function decidingOf(snapshot: Snapshot, viewer: Viewer): PlayerState[] {
  const { pending, players } = snapshot;
  const moves = movesOf(viewer, snapshot);
  const order = [pending['Player No.'], pending['Next No.']];
  const deciding = players.filter((player) => player.Character === null && moves.some((move) => move['Player No.'] === player['Player No.']));
  return [...deciding].sort((one, other) => order.lastIndexOf(other['Player No.']) - order.lastIndexOf(one['Player No.']));
}

/** The person at a page whom the game waits for. Before the first roll of a turn others may act as well. */
export function awaitedOf(snapshot: Snapshot, viewer: Viewer): PlayerState | undefined {
  const { pending } = snapshot;
  const [first] = decidingOf(snapshot, viewer);
  const isAsked = first !== undefined && [pending['Player No.'], pending['Next No.']].includes(first['Player No.']);
  return isAsked || !['roll', 'proposal'].includes(pending.Phase) ? first : undefined;
}

/** The actions of a player in the order of the edition: the main button, the others, and a menu with rare ones. */
function Choices({ snapshot, viewer, player, moves }: { snapshot: Snapshot; viewer: Viewer; player: PlayerState; moves: readonly PossibleMove[] }) {
  const { words, lacking, pending } = snapshot;
  const own = moves.filter((move) => move['Player No.'] === player['Player No.']);
  // Of the unaffordable moves with single properties, only those with the property on offer are of interest.
  const dear = lacking.filter((move) => move['Player No.'] === player['Player No.'] && [null, pending.prid].includes(move.prid));
  const actions = words.choosable.filter((action) => words.isAction(action) && action !== ROLL_IN_JAIL);
  const possible = (name: string): boolean => own.some((move) => move.Action === name);
  const priceOf = (name: string): number | null => dear.find(({ Action: of }) => of === name)?.Price ?? null;
  // The place keeps its meaning: what the player cannot afford stays in it, with the way to the money.
  const usual = actions.find((action) => words.isMain(action) && (possible(action) || priceOf(action) !== null));
  const price = usual === undefined || possible(usual) ? null : priceOf(usual);
  const isHopeless = price !== null && player['Can raise'] !== null && player['Can raise'] < price;
  const ways = price === null ? [] : actions.filter((name) => words.bringsMoney(name) && possible(name) && (!isHopeless || words.takes(name, 'terms')));
  const alternatives = price === null ? [] : actions.filter((name) => possible(name) && !words.bringsMoney(name) && !words.takes(name, 'terms') && !words.isFinal(name));
  // Where nothing but a trade could help, and there is no alternative, the way out takes the place.
  const isCornered = isHopeless && alternatives.length === 0;
  const main = (isCornered ? actions.find((name) => words.isFinal(name) && !words.isForAll(name) && possible(name)) : undefined) ?? usual;
  const about = (name: string, isFirst = false) => ({
    snapshot, player, action: name, isFirst,
    label: labelOf(snapshot, player, name),
    moves: own.filter(({ Action: of }) => of === name),
    price: priceOf(name),
    instead: [...ways, ...alternatives].map((way) => labelOf(snapshot, player, way)),
    isWay: ways.includes(name),
  });
  const action = (name: string, isFirst = false) => <Action {...about(name, isFirst)} />;
  const offer = pending.Terms?.to === player['Player No.'] ? pending.Terms : null;
  // Between two turns the page declines an offer before it proposes, unless the turn is the player's.
  const counters = offer !== null && possible('accept') && (own.some((move) => move.Action === proposing(words) && move['Partner No.'] === offer.from) || (pending.Phase === 'proposal' && pending['Player No.'] !== player['Player No.']));
  const rare = (name: string): boolean => words.isFinal(name) || (words.takes(name, 'terms') && !words.bringsMoney(name));
  const others = actions.filter((name) => name !== main && name !== (isCornered ? usual : undefined));
  return (
    <div class={main !== undefined && possible(main) && words.takes(main, 'amount') ? 'choices bidding' : 'choices'} id={`choices-${player['Player No.']}`} role="group" aria-label={player['Player name']}>
      <div class="main-place">{main === undefined ? <Waiting snapshot={snapshot} player={player} /> : action(main, true)}</div>
      <div class="buttons">
        {viewer.seats === null ? actions.map((name) => <OwnDice {...about(name)} />) : <DiceNote snapshot={snapshot} moves={own} />}
        {others.filter((name) => !rare(name)).map((name) => (
          <>
            {!(name === proposing(words) && offer !== null && pending.Phase === 'trade') && action(name)}
            {name === 'reject' && counters && <Counter game={snapshot.game.Game} from={player['Player No.']} to={offer.from} />}
          </>
        ))}
        <HintLink snapshot={snapshot} player={player['Player No.']} />
        <NextRollLink snapshot={snapshot} player={player} />
        {others.some((name) => rare(name) && possible(name)) && (
          <details id={`more-${player['Player No.']}`} class="menu more">
            <summary>More</summary>
            <div class="panel">{others.filter(rare).map((name) => action(name))}</div>
          </details>
        )}
      </div>
    </div>
  );
}

/** Opens the form of a trade with the terms of the offer from the other side. */
function Counter({ game, from, to }: { game: number; from: number; to: number }) {
  const address = `/games/${game}/trade?from=${from}&with=${to}&counter=yes`;
  return <a id={`counter-${from}`} class="button" href={address} hx-get={address} hx-target="#card">Counter</a>;
}

/** The main place of a player who can do nothing in it: whom the game waits for. @param player undefined: somebody who plays elsewhere */
function Waiting({ snapshot: { pending, players }, player }: { snapshot: Snapshot; player?: PlayerState }) {
  const other = players.find((one) => one['Player No.'] === (player ? pending['Player No.'] : waitedFor(pending)));
  return <button type="button" class="main" disabled>{`Waiting for ${other && other !== player ? other['Player name'] : 'others'}`}</button>;
}
