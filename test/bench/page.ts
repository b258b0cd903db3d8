import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/database/directories';
import { openGame } from '../../src/game/new-game';
import { findBrowser, startBrowser } from '../support/browser';
import { type Figure, figureOf } from './figure';
import type { Measurement } from './measurement';
import { median, type Reading } from './statistics';
import type { Workbench } from './workbench';

const CLICKS = 60;
const PAGES = 200;
const MOVES = 15;

/** Seconds in which the questions to the database are counted, while nobody moves. */
const QUIET = 5;

/** The page, served by the program as people start it. */
interface Served {
  url: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

async function serve(bench: Workbench): Promise<Served> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-bench-page-'));
  const child = spawn(process.execPath, [path.join(PROGRAM_DIRECTORY, 'src', 'sqlopoly.cjs'), 'web', '--port', '0'], {
    env: { ...process.env, DATABASE_URL: bench.addressOf(bench.ours).url, SQLOPOLY_HOME: home }, stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const [, found] = /Open (http:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('The page was not served.')));
  });
  return {
    url,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A game that people play with dice of their own, in which nobody lands on anything for long. */
async function startedGame(bench: Workbench): Promise<number> {
  const gameId = await openGame(bench.ours.connection, 'campus', 'bench of the page', { dice: 'server' });
  await bench.ours.connection.choose(gameId);
  return gameId;
}

/** A reading of the clock on the wall alone. */
const onWall = (wall: number): Reading => ({ wall, processor: null });

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}

/** Clicks the first button of the one who is to decide. What it comes to: how long it took until the page showed that; null: there is none. */
const CLICK = `new Promise((resolve) => {
  const button = document.querySelector('.choices button.main');
  if (!button) return resolve(null);
  const recordOf = () => document.getElementById('table').dataset.record;
  const before = recordOf();
  const from = performance.now();
  const observer = new MutationObserver(() => {
    if (recordOf() === before) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - from));
  });
  observer.observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
  button.click();
})`;

/** From a click in a browser until the page shows what came of it. */
async function clicks(bench: Workbench): Promise<Figure[]> {
  const file = findBrowser();
  if (file === undefined) throw new Error('there is no Chromium; CHROMIUM names one');
  const gameId = await startedGame(bench);
  const [served, browser] = [await serve(bench), await startBrowser(file)];
  try {
    const page = await browser.newPage();
    await page.goto(`${served.url}/games/${gameId}`);
    await page.waitForSelector('body[data-live]');
    const times: number[] = [];
    for (let click = 0; click < bench.rounds(CLICKS); click += 1) {
      const time = (await page.evaluate(CLICK)) as number | null;
      if (time === null) break;
      times.push(time);
      bench.onProgress((100 * (click + 1)) / bench.rounds(CLICKS));
    }
    const from = `${times.length} clicks`;
    return [
      figureOf({ name: 'page: from a click to what came of it, median', unit: 'ms', target: { atMost: 100 } }, [onWall(median(times))], from),
      figureOf({ name: 'the same, 95 of 100', unit: 'ms' }, [onWall(percentile(times, 95))], from),
    ];
  } finally {
    await browser.close();
    await served.stop();
  }
}

/** A page that is open: it hears what happens. */
class OpenPage {
  private heard = '';
  private readonly waiting: { what: string; resolve: () => void }[] = [];

  constructor(url: string) {
    get(url, { agent: false }, (answer) => {
      answer.on('data', (text: Buffer) => {
        // What was said before is of no use any more.
        this.heard = (this.heard + text.toString()).slice(-200_000);
        for (const { what, resolve } of this.waiting) if (this.heard.includes(what)) resolve();
      });
      answer.on('error', () => undefined);
    }).on('error', () => undefined);
  }

  /** Waits until something has been said. */
  hears(what: string): Promise<void> {
    if (this.heard.includes(what)) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ what, resolve }));
  }
}

/** Many pages on one game: what they ask of the database, and when the last one shows a move. */
async function crowd(bench: Workbench): Promise<Figure[]> {
  const gameId = await startedGame(bench);
  const { connection } = bench.ours;
  const served = await serve(bench);
  try {
    const pages = Array.from({ length: PAGES }, () => new OpenPage(`${served.url}/games/${gameId}/live?record=0`));
    await Promise.all(pages.map((page) => page.hears(': connected')));
    const asked = async (): Promise<number> => Number((await connection.rows<{ Value: string }>("SHOW GLOBAL STATUS LIKE 'Questions'"))[0]?.Value);
    const before = await asked();
    await connection.rows('SELECT SLEEP(?)', [QUIET]);
    // What is asked here is among them.
    const questions = (await asked()) - before - 2;
    const times: number[] = [];
    for (let move = 1; move <= bench.rounds(MOVES); move += 1) {
      const from = performance.now();
      await connection.run('INSERT INTO Gamemanager (game_id) VALUES (?)', [gameId]);
      await Promise.all(pages.map((page) => page.hears(`data-record="${move}"`)));
      times.push(performance.now() - from);
      bench.onProgress((100 * move) / bench.rounds(MOVES));
    }
    const from = `${PAGES} pages, ${times.length} moves`;
    return [
      figureOf({ name: `page: questions a second of ${PAGES} open pages`, unit: 'count', target: { atMost: 8 } }, [onWall(questions / QUIET)], `${QUIET} s`),
      figureOf({ name: 'the same, until the last one shows a move', unit: 'ms', target: { atMost: 1_000 } }, [onWall(median(times))], from),
      figureOf({ name: 'the same, memory of the process, MB', unit: 'count' }, [onWall(Math.round(memoryOf(served.process)))], from),
    ];
  } finally {
    await served.stop();
  }
}

/** The memory that a process holds, in MB; NaN where the system does not tell. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    return Number.NaN;
  }
}

/** What a browser loads that was never there before. */
async function firstLoad(bench: Workbench): Promise<Figure[]> {
  const gameId = await startedGame(bench);
  const served = await serve(bench);
  try {
    const address = `${served.url}/games/${gameId}`;
    const document = await (await fetch(address)).text();
    const assets = [...document.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, asset = '']) => served.url + asset);
    const sizes = await Promise.all([address, ...assets].map((url) => sizeOf(url)));
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1_024;
    return [figureOf({ name: 'page: first load, compressed, KB', unit: 'count', target: { atMost: 150 } }, [onWall(Math.round(total))], `${sizes.length} files`)];
  } finally {
    await served.stop();
  }
}

/** How many bytes an answer has as it is sent. */
function sizeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.once('end', () => resolve(bytes));
    }).once('error', reject);
  });
}

export const PAGE: readonly Measurement[] = [
  { name: 'click', about: 'from a click in a browser until the page shows what came of it', measure: clicks },
  { name: 'pages', about: 'many pages open on one game: questions to the database, and when the last one shows a move', measure: crowd },
  { name: 'first-load', about: 'what a browser loads that was never there before', measure: firstLoad },
];
