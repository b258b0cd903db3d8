import fs from 'node:fs';
import path from 'node:path';
import { type Address, GameConnection } from '../../../src/client/connection';
import { deployCheckout, startDeploy } from '../checkout';
import type { Figure } from '../figure';
import { median } from '../statistics';
import type { FaultBench } from './fault-bench';
import { counted, figuresOf, playThrough, timed } from './outcome';
import { Players } from './players';
import { refusedFor, type Span } from './tally';

/** Only plain clients are told that a move is refused; the others wait. */
const CAST = { clients: 3, plain: 3, together: { clients: 2, plain: 0 } };

/** Moves that each client makes before a deploy. */
const MOVES = 10;

/** Seconds. */
const REFUSED = { atMost: 1 };

/** Parts of the move that each deploy changes, and with them its trigger. */
const CHANGED = ['landing/move_player.sql', 'action/buy_deed.sql'];

/** Deploys that are made also where one takes all the time there is. */
const FEWEST = 2;

/** How often to start a deploy for an interruption: it may finish before that. */
const TRIES = 5;

/** Deploys of a changed move while clients play, the last but one killed in the middle. */
export async function deploy(bench: FaultBench): Promise<Figure[]> {
  const { address } = await bench.server();
  const copy = bench.copy();
  const players = await Players.seat(address, CAST);
  const deploys: Span[] = [];
  let [interrupted, mended] = [false, false];
  const outcome = await playThrough('deploy', address, players, async () => {
    const isOver = bench.timer();
    do {
      await players.everyMoved(MOVES);
      changeMove(copy);
      const from = performance.now();
      await deployCheckout(copy, address.url);
      deploys.push({ from, to: performance.now() });
    } while (!isOver() || deploys.length < FEWEST);
    await players.everyMoved(MOVES);
    for (let tries = 0; tries < TRIES && !interrupted; tries += 1) interrupted = await interrupt(copy, address, players);
    changeMove(copy);
    mended = interrupted && (await deployCheckout(copy, address.url).then(() => true, () => false));
    if (mended) await players.everyMoved(MOVES);
    return deploys;
  });
  const { refusals, acknowledged } = outcome.log;
  const refused = deploys.map((span) => refusedFor(span, refusals, acknowledged));
  const took = deploys.map(({ from, to }) => to - from);
  const about = `${deploys.length} deploys, and one that was interrupted; 8 clients, 3 of them plain SQL, 2 in one game`;
  const howItEnded = interrupted ? 'killed behind closed gates' : 'none could be interrupted';
  return [
    ...figuresOf(outcome, about),
    timed('deploy', 'moves were refused, in the middle', median(refused), `of ${(median(took) / 1_000).toFixed(1)} s that a deploy took`),
    timed('deploy', 'moves were refused, at worst', Math.max(...refused), '', REFUSED),
    counted('deploy', 'interrupted deploys that the next one mended', Number(mended), howItEnded, { atLeast: 1 }),
  ];
}

/** Changes what a copy of the checkout says of a move, but not what it comes to. */
function changeMove(copy: string): void {
  for (const name of CHANGED) {
    const file = path.join(copy, 'procedures', name);
    const sql = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, sql.replace('\nBEGIN\n', '\nBEGIN\n  -- Otherwise.\n'));
  }
}

/** Kills a deploy as soon as a move is refused. @returns false when it had opened the gates before */
async function interrupt(copy: string, address: Address, { log }: Players): Promise<boolean> {
  changeMove(copy);
  const refusals = log.refusals.length;
  const running = startDeploy(copy, address.url);
  let hasEnded = false;
  const end = running.end.catch(() => undefined).finally(() => {
    hasEnded = true;
    log.wake();
  });
  await log.until(() => hasEnded || log.refusals.length > refusals);
  running.process.kill('SIGKILL');
  await end;
  return await isClosed(address);
}

/** Whether moves are refused. A deploy that has just opened that gate is as good as done, whatever else it has to open. */
async function isClosed(address: Address): Promise<boolean> {
  const connection = await GameConnection.open(address);
  const gates = await connection.rows(
    "SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() AND TRIGGER_NAME = 'deploy_gate'",
  );
  await connection.close();
  return gates.length > 0;
}
