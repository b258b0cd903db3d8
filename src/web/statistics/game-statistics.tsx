import type { Balance, RolledSum } from '../../game/statistics';
import type { Landing } from '../../game/views';
import { colourOfSet } from '../../telling/colours';
import { marksOf } from '../../telling/marks';
import { GameScreen } from '../game/game-screen';
import { playerColour } from '../game/player-colours';
import type { Snapshot } from '../game/snapshot';
import { BarChart, type Line, LineChart } from './charts';
import { HeatBoard } from './heat-board';
import { thinned } from './scale';

/** How many points of a line are drawn. */
const MOST_POINTS = 250;

interface GameStatisticsProps {
  snapshot: Snapshot;
  balances: readonly Balance[];
  sums: readonly RolledSum[];
  landings: readonly Landing[];
}

/** How a game went, in numbers. */
export function GameStatistics({ snapshot, balances, sums, landings }: GameStatisticsProps) {
  const { game, players, words } = snapshot;
  return (
    <GameScreen game={game} title="Statistics" here="statistics">
      <p><a href={`/statistics?edition=${encodeURIComponent(game.Edition)}`}>{`All games of ${game.Edition}`}</a></p>
      <h2>Money over time</h2>
      <LineChart lines={linesOf(snapshot, balances)} of="Cash of each player over the moves of the game" along="Move" />
      <p>The cash of each after his last move of a round, and what he has now.</p>
      <div class="rows tall" role="region" aria-label="Money now" tabindex={0}>
        <table>
          <thead><tr><th scope="col">Player</th><th scope="col">Cash</th><th scope="col">Worth</th></tr></thead>
          <tbody>
            {players.map((player) => (
              <tr>
                <th scope="row"><span class="mark" style={`background: ${playerColour(player.Turn)}`}>{marksOf(players).get(player['Player No.'])}</span>{player['Player name']}</th>
                <td>{words.money(player['Bank balance'])}</td>
                <td>{words.money(player['Net worth'])}</td>
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
      <div id="card" aria-live="polite" />
    </GameScreen>
  );
}

function linesOf({ players, game }: Snapshot, balances: readonly Balance[]): Line[] {
  const marks = marksOf(players);
  return players.map((player) => {
    const own = balances.filter((balance) => balance.player === player['Player No.']).map(({ record, balance }) => ({ x: record, y: balance }));
    return {
      name: player['Player name'],
      mark: marks.get(player['Player No.']) ?? '',
      colour: playerColour(player.Turn),
      points: [...thinned(own, MOST_POINTS), { x: game.Moves, y: player['Bank balance'] }],
    };
  });
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

/** A tile, with what came of landings there. */
interface TileRow {
  Position: number;
  Tile: string;
  Landings: number;
  Rents: number;
  'Rent paid': number;
}

/** What a board of landings shows, as a table. */
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
