import { type Figure, type FigureKind, figureOf } from './figure';
import { CALLED_ROLL, diceOf, Roller } from './games';
import { type Measurement, ms } from './measurement';
import { median, type Reading, ratio, share } from './statistics';
import { interleaved, type Session, Timed, warmUp } from './timing';
import type { Version, Workbench } from './workbench';

const BARE =
  'INSERT INTO Gamemanager (game_id, record_ID, player_ID, dice, round, turn, location, bank_balance)' +
  ' VALUES (?, ?, 0, ?, 1, 0, 3, 350)';

const ROUNDS = 1_000;
const FIRST_ROUNDS = 40;
const COLD_ROUNDS = 10;
const SESSIONS = 8;
const SLICES = 7;

/** Milliseconds that the sessions play at a time. */
const SLICE = 1_000;

/** About as many moves as one of the sessions makes in that time, at most. */
const MOVES_A_SLICE = 500;

const INSERT: FigureKind = {
  name: 'durable insert of a roll / bare durable insert',
  unit: 'x',
  target: { atMost: 1.45 },
  changeTarget: { atMost: 0.48 },
  change: (now, before) => (now - 1) / (before - 1),
};

const CALLED: FigureKind = {
  name: 'durable roll by make_move / bare durable insert',
  unit: 'x',
  target: { atMost: 4 },
};

const CROWDED: FigureKind = {
  name: 'durable insert with more editions, actions, effects / of itself',
  unit: 'x',
  target: { atMost: 1.02 },
};

const EIGHT: FigureKind = {
  name: '8 connections, moves / 8 bare inserters, rows',
  unit: 'x',
  target: { atLeast: 0.36 },
  changeTarget: { atLeast: 1.7 },
};

const FIRST: FigureKind = {
  name: 'first move on a fresh connection',
  unit: 'ms',
  target: { atMost: 2.5 },
  changeTarget: { atMost: 0.3 },
};

const COLD: FigureKind = { name: 'the same after all tables were closed', unit: 'ms' };

/** Numbers that no two bare rows share. */
let bareRows = 0;

function insertBare({ connection }: Session): Promise<void> {
  bareRows += 1;
  return connection.run(BARE, [1 + (bareRows % SESSIONS), bareRows, diceOf(bareRows)]);
}

function rolls({ connection, clock }: Session, statement?: string): Timed {
  const roller = new Roller(connection, statement);
  return new Timed(clock, () => roller.roll(), { before: () => roller.prepare() });
}

/** An insert that is a move against one of a row of the same shape; both commit, and wait for the disk. */
async function inserts(bench: Workbench): Promise<Figure[]> {
  const yardstick = await bench.yardstick();
  const bare = new Timed(yardstick.clock, () => insertBare(yardstick));
  return durable(bench, INSERT, bare, bench.versions.map((version) => rolls(version)));
}

/** A move that is submitted and committed before it is made and committed, against one bare row. */
async function calledMoves(bench: Workbench): Promise<Figure[]> {
  const yardstick = await bench.yardstick();
  const bare = new Timed(yardstick.clock, () => insertBare(yardstick));
  return durable(bench, CALLED, bare, bench.versions.map((version) => rolls(version, CALLED_ROLL)));
}

async function durable(bench: Workbench, kind: FigureKind, bare: Timed, versions: readonly Timed[]): Promise<Figure[]> {
  await interleaved(bench.rounds(ROUNDS), [bare, ...versions], bench.onProgress);
  const told = versions.map(({ middle }) => ms(middle.wall)).join(', old ');
  return [figureOf(kind, versions.map(({ middle }) => ratio(middle, bare.middle)), `${told} / ${ms(bare.middle.wall)}`)];
}

/** The same where there is more that no game of campus uses; the bare insert is on both sides, and cancels. */
async function crowdedInserts(bench: Workbench): Promise<Figure[]> {
  const [plain, crowded] = [rolls(bench.ours), rolls(await bench.crowded())];
  await interleaved(bench.rounds(ROUNDS), [plain, crowded], bench.onProgress);
  const told = `${ms(crowded.middle.wall)} / ${ms(plain.middle.wall)}`;
  return [figureOf(CROWDED, [ratio(crowded.middle, plain.middle)], told)];
}

/** Something that eight sessions do at once for a while, and how often it was done a second. */
class Crowd {
  private readonly rates: number[] = [];

  constructor(
    private readonly prepare: () => Promise<void>,
    private readonly work: readonly (() => Promise<void>)[],
  ) {}

  async play(): Promise<void> {
    await this.prepare();
    let count = 0;
    const start = performance.now();
    const goOn = async (work: () => Promise<void>): Promise<void> => {
      while (performance.now() - start < SLICE) {
        await work();
        count += 1;
      }
    };
    // A deadlock would end the bench with its error.
    await Promise.all(this.work.map(goOn));
    this.rates.push((count * 1_000) / (performance.now() - start));
  }

  get aSecond(): number {
    return median(this.rates);
  }
}

async function crowdOfRollers(bench: Workbench, version: Version): Promise<Crowd> {
  const rollers: Roller[] = [];
  for (let session = 0; session < SESSIONS; session += 1) rollers.push(new Roller((await bench.open(version)).connection));
  const prepare = async (): Promise<void> => {
    for (const roller of rollers) await roller.prepare(MOVES_A_SLICE);
  };
  return new Crowd(prepare, rollers.map((roller) => () => roller.roll()));
}

async function crowdOfInserters(bench: Workbench): Promise<Crowd> {
  const sessions: Session[] = [];
  for (let session = 0; session < SESSIONS; session += 1) sessions.push(await bench.openYardstick());
  return new Crowd(() => Promise.resolve(), sessions.map((session) => () => insertBare(session)));
}

/** Eight connections, each in a game of its own, against eight that insert bare rows. */
async function eightConnections(bench: Workbench): Promise<Figure[]> {
  const bare = await crowdOfInserters(bench);
  const versions: Crowd[] = [];
  for (const version of bench.versions) versions.push(await crowdOfRollers(bench, version));
  const slices = bench.rounds(SLICES);
  for (let slice = 0; slice < slices; slice += 1) {
    for (const crowd of [bare, ...versions]) await crowd.play();
    bench.onProgress((100 * (slice + 1)) / slices);
  }
  const told = versions.map(({ aSecond }) => aSecond.toFixed(0)).join(', old ');
  const readings = versions.map(({ aSecond }) => ({ wall: aSecond / bare.aSecond, processor: null }));
  return [figureOf(EIGHT, readings, `${told} / ${bare.aSecond.toFixed(0)} a second, no deadlock`)];
}

/**
 * The first move on a connection, for which the server reads the routines of a move. Open tables
 * are shared by connections, as many as the table cache has instances: all of these are used first.
 */
async function firstMoves(bench: Workbench): Promise<Figure[]> {
  const [server] = await bench.ours.connection.rows<{ instances: number }>('SELECT @@table_open_cache_instances AS instances');
  const warm = bench.versions.map((version) => firstMove(bench, version));
  await warmUp(server?.instances ?? 1, warm);
  await interleaved(bench.rounds(FIRST_ROUNDS), warm, bench.onProgress);
  const cold = bench.versions.map((version) => firstMove(bench, version, 'FLUSH TABLES'));
  await interleaved(bench.rounds(COLD_ROUNDS), cold, bench.onProgress);
  const readings = (moves: readonly Timed[]): Reading[] => moves.map(({ middle }) => share(middle, 1_000));
  return [
    figureOf(FIRST, readings(warm), 'durable, in games that other connections began'),
    figureOf(COLD, readings(cold), 'what a server pays after its start'),
  ];
}

function firstMove(bench: Workbench, version: Version, beforehand = 'DO 0'): Timed {
  const games = new Roller(version.connection);
  let fresh: Session | undefined;
  return new Timed(() => fresh?.clock() ?? null, () => games.roll(fresh?.connection), {
    before: async () => {
      await games.prepare();
      await version.connection.run(beforehand);
      fresh = await bench.fresh(version);
    },
    after: async () => {
      await fresh?.connection.close();
    },
  });
}

export const DURABLE: readonly Measurement[] = [
  { name: 'insert', about: 'a durable insert that is a move', measure: inserts },
  { name: 'called-move', about: 'a durable move by make_move', measure: calledMoves },
  { name: 'crowded-insert', about: 'the same with 20 more editions, 10 more actions and effects', measure: crowdedInserts },
  { name: 'eight', about: '8 connections, each in a game of its own', measure: eightConnections },
  { name: 'first-move', about: 'the first move on a fresh connection', measure: firstMoves },
];
