import { rollSentence } from '../../client/words/rolls';
import type { PlayerState } from '../../client/views';
import { soundsOf } from '../settings/sounds-of';
import { Pieces, TileOfGame } from './board';
import { placesOf } from './board-geometry';
import { momentsOf } from './moments';
import { linesOf, sceneOf } from './scene';
import { Seat } from './seats';
import type { Snapshot, Step } from './snapshot';
import { Stage } from './stage';
import { NewestTurn } from './log';

const rendered = new WeakMap<Step, string>();

/** Steps as HTML for playback. Each is rendered once for all pages. */
export function stepsAsText(steps: readonly Step[]): string {
  return `<div id="steps" hidden>${steps.map((step) => {
    const text = rendered.get(step) ?? String(<StepTemplate step={step} />);
    rendered.set(step, text);
    return text;
  }).join('')}</div>`;
}

/** What a move changes on a page: tiles, seats, the stage, a line of the log, pieces and money. */
function StepTemplate({ step }: { step: Step }) {
  const { move, events, changes, then } = step;
  const scene = sceneOf(step);
  const moments = momentsOf(step);
  const path = [...changes.flatMap(({ Location: location, 'Player No.': player }) => (location !== null && player === move.player_ID ? [location] : [])), move.location];
  const jumps = events.some(({ Kind: kind }) => ['jailed', 'teleported'].includes(kind));
  const money = changes.filter(({ Amount: amount }) => (amount ?? 0) > 0).map(({ 'Payer No.': payer, 'Payee No.': payee, Amount: amount }) => [payer, payee, amount]);
  return (
    <template
      class="step"
      data-record={move.record_ID}
      data-player={move.player_ID}
      data-path={path.join(' ')}
      data-jumps={jumps ? 'yes' : undefined}
      data-rolled={rollSentence(then.players, move)}
      data-money={JSON.stringify(money)}
      data-sounds={soundsOf(move, events).join(' ')}
      data-text={linesOf(step).join(' ')}
      data-caption={scene.card ? scene.lines.join(' ') : undefined}
      data-ends-turn={endsTurn(step) ? 'yes' : undefined}
      data-instant={onlyEndsTurn(step) ? 'yes' : undefined}
      data-moments={moments.length > 0 ? JSON.stringify(moments) : undefined}
    >
      <svg>
        {changedTiles(step)}
        <Pieces players={then.players} tiles={then.tiles} places={new Map(placesOf(then.tiles.length).map((place, index) => [then.tiles[index]?.Location ?? -1, place]))} />
      </svg>
      {changedSeats(step).map((player) => <Seat snapshot={then} player={player} isNext={player['Player No.'] === move.player_ID} />)}
      <Stage snapshot={then} scene={scene} />
      <ol><NewestTurn snapshot={then} /></ol>
    </template>
  );
}

/** Whether a move ends a turn, judging by its events. */
function endsTurn({ events }: Step): boolean {
  return events.some(({ Kind: kind }) => ['turn_ended', 'waited', 'won', 'ended', 'expired'].includes(kind));
}

/** Whether a move does nothing but end a turn: there is nothing to watch. */
function onlyEndsTurn({ move, events, changes }: Step): boolean {
  return move.dice === null && events.length > 0 && events.every(({ Kind: kind }) => kind === 'turn_ended') && changes.every(({ Amount: amount, Location: location }) => amount === null && location === null);
}

/** The players whose possessions changed, and the player who moved. */
function changedSeats({ before, then, move }: Step): PlayerState[] {
  const owners = new Set(then.properties.flatMap((property, index) => (property === before.properties[index] ? [] : [property['Player No.'], before.properties[index]?.['Player No.']])));
  return then.players.filter((player, index) => player !== before.players[index] || owners.has(player['Player No.']) || player['Player No.'] === move.player_ID);
}

function changedTiles({ before, then }: { before: Snapshot; then: Snapshot }) {
  const known = new Set(before.properties);
  const changed = new Set(then.properties.filter((property) => !known.has(property)).map(({ prid }) => prid));
  const places = placesOf(then.tiles.length);
  return then.tiles.map((tile, index) => (tile.prid !== null && changed.has(tile.prid) ? <TileOfGame snapshot={then} tile={tile} place={places[index]} /> : null));
}
