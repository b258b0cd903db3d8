import type { EditionLanding, EditionLength, EditionLineup, EditionRent } from '../../client/statistics';
import type { Edition } from '../../client/views';
import { ratingsOf } from '../../client/simulation/ratings';
import { spreadOf } from '../../client/simulation/summary';
import { colourOfSet } from '../../client/words/colours';
import type { Snapshot } from '../game/snapshot';
import { Icon } from '../icon';
import { Screen } from '../layout';
import { type Bar, BarChart } from './charts';
import { LandingTable } from './game-statistics';
import { HeatBoard } from './heat-board';
import { marksUpTo } from './scale';

/** The statistics of an edition's games. */
export interface EditionNumbers {
  editions: readonly Edition[];
  edition: Edition;
  /** null: the edition's own board */
  board: string | null;
  landings: readonly EditionLanding[];
  rents: readonly EditionRent[];
  lineups: readonly EditionLineup[];
  lengths: readonly EditionLength[];
  /** one of the games on that board, for its tiles; undefined: there is none */
  example: Snapshot | undefined;
}

/** The statistics of an edition. */
export function EditionStatistics(numbers: EditionNumbers) {
  const { editions, edition, board, landings } = numbers;
  const boards = [...new Set([null, ...landings.map(({ Board: one }) => one)])];
  const lineups = numbers.lineups.filter((lineup) => lineup.Board === board);
  const lengths = numbers.lengths.filter((length) => length.Board === board);
  const games = lineups.reduce((sum, { Games: number }) => sum + number, 0);
  const seats = lineups.flatMap(({ Lineup: lineup, Games: number }) => Object.entries(lineup).map(([turn, { bot, won }]): Played => ({ turn: Number(turn), name: bot ?? PEOPLE, won, games: number })));
  const name = edition.Edition;
  return (
    <Screen title={`Statistics of ${name}`} here="/statistics">
      <nav aria-label="Editions" class="tabs">{editions.map((one) => <a class="button" aria-current={one === edition ? 'page' : undefined} href={addressOf(one.Edition, null)}>{one.Edition}</a>)}</nav>
      {boards.length > 1 && (
        <nav aria-label="Boards" class="tabs">{boards.map((one) => <a class="button" aria-current={one === board ? 'page' : undefined} href={addressOf(name, one)}>{one ?? 'Its own board'}</a>)}</nav>
      )}
      {numbers.example && <p class="soft">{games === 0 ? 'No game is over yet.' : `${games === 1 ? 'One game is' : `${games} games are`} over.`} Landings and rents include games that are not over yet.</p>}
      <Landings {...numbers} />
      {games > 0 && (
        <>
          <h2>Wins by seat</h2>
          <BarChart heads={['Seat', 'Won']} bars={winsBy(seats, ({ turn }) => `${turn + 1}`)} />
          <h2>Wins by bot</h2>
          <BarChart heads={['Player', 'Won']} bars={winsBy(seats, ({ name: player }) => player)} />
          <h2>Elo by bot</h2>
          <p class="soft">With the 95% confidence interval.</p>
          <BarChart heads={['Player', 'Elo']} bars={ratings(lineups)} />
          <h2>Length</h2>
          <Lengths lengths={lengths} />
        </>
      )}
      <div id="card" aria-live="polite" />
    </Screen>
  );
}

function addressOf(edition: string, board: string | null): string {
  return `/statistics?edition=${encodeURIComponent(edition)}${board === null ? '' : `&board=${encodeURIComponent(board)}`}`;
}

/** Landings and rents by tile. Tiles that have been renamed since are left out. */
function Landings({ example, landings, rents, edition }: EditionNumbers) {
  if (!example) {
    return (
      <div class="empty">
        <Icon name="chart" />
        <p>{`There is no game of ${edition.Edition} on this board.`}</p>
        <p><a class="button main" href={`/new?edition=${encodeURIComponent(edition.Edition)}`}>Start one</a></p>
      </div>
    );
  }
  const { tiles, properties, words } = example;
  const board = example.game.Board;
  const rulesets = new Set(landings.filter((landing) => landing.Board === board).map(({ Ruleset: ruleset }) => ruleset));
  const rows = tiles.map(({ Location: location, Tile: tile }) => {
    const isHere = (row: { Ruleset: number; Position: number; Tile: string }): boolean => rulesets.has(row.Ruleset) && row.Position === location && row.Tile === tile;
    const paid = rents.filter(isHere);
    return {
      Position: location,
      Tile: tile,
      Landings: landings.filter(isHere).reduce((sum, row) => sum + row.Landings, 0),
      Rents: paid.reduce((sum, row) => sum + row.Rents, 0),
      'Rent paid': paid.reduce((sum, row) => sum + row['Rent paid'], 0),
    };
  });
  const sets = [...new Map(properties.map((property) => [property.Set, property['Set No.']]))];
  const bars = sets.map(([set, number]): Bar => {
    const locations = properties.filter((property) => property.Set === set).map(({ Position: position }) => position);
    const same = rows.filter((row) => locations.includes(row.Position));
    const paid = same.reduce((sum, row) => sum + row['Rent paid'], 0);
    const times = same.reduce((sum, row) => sum + row.Rents, 0);
    return { label: set, value: paid, text: `${words.money(paid)} (${times}×)`, colour: `rgb(${colourOfSet(set, number).join(' ')})` };
  });
  const returns = properties
    .flatMap(({ Position: position, Property: label, Price: price, Set: set, 'Set No.': number }): Bar[] => {
      const value = (rows.find((row) => row.Position === position)?.['Rent paid'] ?? 0) / price;
      return price > 0 ? [{ label, value, text: `${value.toFixed(1)}×`, colour: `rgb(${colourOfSet(set, number).join(' ')})` }] : [];
    })
    .sort((one, other) => other.value - one.value);
  return (
    <>
      <h2>Landings</h2>
      <HeatBoard snapshot={example} landings={new Map(rows.map((row) => [row.Position, row.Landings]))} />
      <LandingTable landings={rows} money={(amount) => words.money(amount)} />
      <h2>Rents by colour</h2>
      <BarChart heads={['Colour', 'Rent paid']} bars={bars} />
      <h2>Return on the price</h2>
      <BarChart heads={['Property', 'Rents / price']} bars={returns} />
    </>
  );
}

/** What people are called among bots. */
const PEOPLE = 'People';

/** A seat in some games with the same line-up. */
interface Played {
  turn: number;
  name: string;
  won: boolean;
  games: number;
}

/** The strengths of bots and people, as one of them each. */
function ratings(lineups: readonly EditionLineup[]): Bar[] {
  const contests = lineups.map(({ Lineup: lineup, Games: games }) => {
    const seats = Object.values(lineup).map(({ bot, won }) => ({ name: bot ?? PEOPLE, won }));
    return { players: seats.map(({ name }) => name), winners: seats.filter(({ won }) => won).map(({ name }) => name), games };
  });
  const names = [...new Set(contests.flatMap(({ players }) => players))].sort();
  return ratingsOf(names, contests)
    .map(({ elo, error }, index): Bar => ({ label: names[index] ?? '', value: Math.max(0, elo), text: `${Math.round(elo)} ± ${Math.round(error)}` }))
    .sort((one, other) => other.value - one.value);
}

/** The wins of seats by kind. */
function winsBy(seats: readonly Played[], kindOf: (seat: Played) => string): Bar[] {
  const kinds = [...new Set([...seats].sort((one, other) => one.turn - other.turn).map(kindOf))];
  return kinds.map((kind) => {
    const same = seats.filter((seat) => kindOf(seat) === kind);
    const played = same.reduce((sum, { games }) => sum + games, 0);
    const won = same.reduce((sum, { won: isWinner, games }) => sum + (isWinner ? games : 0), 0);
    const share = (100 * won) / played;
    return { label: kind, value: share, text: `${won} of ${played}: ${Math.round(share)}%` };
  });
}

/** The number of bars in the chart of game lengths. */
const LENGTHS = 8;

function Lengths({ lengths }: { lengths: readonly EditionLength[] }) {
  const lengthsIn = (unit: EditionLength['Unit']): number[] => lengths.filter((length) => length.Unit === unit).flatMap(({ Length: length, Games: games }) => Array.from({ length: games }, () => length));
  const inRounds = lengthsIn('rounds');
  const rounds = spreadOf(inRounds);
  const moves = spreadOf(lengthsIn('moves'));
  const marks = marksUpTo(rounds.ninetieth + 1, LENGTHS);
  const bars = marks.map((from, index): Bar => {
    const to = marks[index + 1];
    const isLast = to === undefined;
    return {
      label: isLast ? `${from} and more` : `${from} to ${to - 1}`,
      value: inRounds.filter((length) => length >= from && (isLast || length < to)).length,
    };
  });
  return (
    <>
      <p>{`Rounds: median ${rounds.middle}, 80% of games ${rounds.tenth} to ${rounds.ninetieth}, all games ${rounds.least} to ${rounds.most}. Moves: median ${moves.middle}, all games ${moves.least} to ${moves.most}.`}</p>
      <BarChart heads={['Rounds', 'Games']} bars={bars} />
    </>
  );
}
