import type { GameWorth } from '../../client/turning-point';
import type { MoneyChange, RolledSum } from '../../client/statistics';
import type { Landing, PlayerState } from '../../client/views';
import { colourOfSet } from '../../client/words/colours';
import { marksOf } from '../../client/words/marks';
import { GameScreen } from '../game/game-screen';
import { playerColour } from '../game/player-colours';
import { PlayerName } from '../game/player-name';
import type { Snapshot } from '../game/snapshot';
import { tokenIcon } from '../game/token';
import { BarChart, type Line, LineChart } from './charts';
import { HeatBoard } from './heat-board';

interface GameStatisticsProps {
  snapshot: Snapshot;
  changes: readonly MoneyChange[];
  sums: readonly RolledSum[];
  landings: readonly Landing[];
}

/** The statistics of a game. */
export function GameStatistics({ snapshot, changes, sums, landings }: GameStatisticsProps) {
  const { game, players, words } = snapshot;
  return (
    <GameScreen game={game} title="Statistics" here="statistics">
      <h2>Money over time</h2>
      <LineChart lines={linesOf(snapshot, changes)} of="Cash of each player over the moves of the game" along="Move" />
      <p class="soft">The cash of each player after every move that changed it, from the first move to the last.</p>
      <div class="rows tall" role="region" aria-label="Money now" tabindex={0}>
        <table>
          <thead><tr><th scope="col">Player</th><th scope="col">Cash</th><th scope="col">Net worth</th></tr></thead>
          <tbody>
            {players.map((player) => (
              <tr>
                <th scope="row"><PlayerName players={players} player={player} /></th>
                <td>{words.money(player['Bank balance'])}</td>
                <td>{player['Net worth'] === null ? '' : words.money(player['Net worth'])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Landings</h2>
      <HeatBoard snapshot={snapshot} landings={new Map(landings.map((landing) => [landing.Position, landing.Landings]))} />
      <LandingTable landings={landings} money={(amount) => words.money(amount)} />
      <h2>Rents by colour</h2>
      <BarChart heads={['Colour', 'Rent paid']} bars={rentsOf(snapshot, landings)} />
      <h2>Rolls</h2>
      <BarChart heads={['Sum', 'Rolls']} bars={sums.map(({ sum, rolls }) => ({ label: String(sum), value: rolls }))} />
      <p><a class="button" href={`/statistics?edition=${encodeURIComponent(game.Edition)}`}>{`All games of ${game.Edition}`}</a></p>
      <div id="card" aria-live="polite" />
    </GameScreen>
  );
}

/** The cash of each player over the moves of a game, as lines. */
function linesOf({ players, game }: Snapshot, changes: readonly MoneyChange[]): Line[] {
  return linesWith(players, (player) => [...cashOf(player, changes), { x: game.Moves, y: player['Bank balance'] }]);
}

/** What each player was worth over the moves of a game, as lines. */
export function worthLinesOf({ players }: Snapshot, worths: readonly GameWorth[]): Line[] {
  return linesWith(players, (player) => worths.filter((one) => one['Player No.'] === player['Player No.']).map(({ Record: x, Worth: y }) => ({ x, y })));
}

/** A line for each player. */
function linesWith(players: readonly PlayerState[], pointsOf: (player: PlayerState) => Line['points']): Line[] {
  const marks = marksOf(players);
  return players.map((player) => ({
    name: player['Player name'],
    mark: marks.get(player['Player No.']) ?? '',
    icon: tokenIcon(player.Token),
    colour: playerColour(player['Player No.']),
    points: pointsOf(player),
  }));
}

/** A player's cash at the start and after every move that changed it, calculated backwards from the present. */
function cashOf({ 'Player name': name, 'Bank balance': now }: PlayerState, changes: readonly MoneyChange[]): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let cash = now;
  for (const { record, payer, payee, amount } of [...changes].reverse()) {
    if (payer !== name && payee !== name) continue;
    if (points.at(-1)?.x !== record) points.push({ x: record, y: cash });
    cash += (payer === name ? amount : 0) - (payee === name ? amount : 0);
  }
  return [...points, ...(points.at(-1)?.x === 0 ? [] : [{ x: 0, y: cash }])].reverse();
}

function rentsOf({ properties, words }: Snapshot, landings: readonly Landing[]) {
  const sets = [...new Map(properties.map((property) => [property.Set, property['Set No.']]))];
  return sets.map(([set, number]) => {
    const same = landings.filter((landing) => landing.Set === set);
    const paid = same.reduce((sum, landing) => sum + landing['Rent paid'], 0);
    const times = same.reduce((sum, landing) => sum + landing.Rents, 0);
    return { label: set, value: paid, text: `${words.money(paid)} (${times}×)`, colour: `rgb(${colourOfSet(set, number).join(' ')})` };
  });
}

/** A tile with its landings and rents. */
interface TileRow {
  Position: number;
  Tile: string;
  Landings: number;
  Rents: number;
  'Rent paid': number;
}

/** The landings of a board as a table. */
export function LandingTable({ landings, money }: { landings: readonly TileRow[]; money: (amount: number) => string }) {
  return (
    <details>
      <summary>As a table</summary>
      <div class="rows tall" role="region" aria-label="Landings" tabindex={0}>
        <table>
          <thead><tr><th scope="col">Tile</th><th scope="col">Landings</th><th scope="col">Rents</th><th scope="col">Rent paid</th></tr></thead>
          <tbody>
            {landings.map((landing) => (
              <tr data-position={landing.Position}>
                <th scope="row">{landing.Tile}</th>
                <td>{landing.Landings}</td>
                <td>{landing.Rents}</td>
                <td>{money(landing['Rent paid'])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
