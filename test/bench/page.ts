import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { openGame } from '../../src/client/new-game';
import type { Browser, Page } from 'playwright-core';
import { findBrowser, startBrowser } from '../support/browser';
import { type Figure, type FigureKind, figureOf } from './figure';
import type { Measurement } from './measurement';
import { memoryOf } from './memory';
import { median, type Reading } from './statistics';
import type { Version, Workbench } from './workbench';

const CLICKS = 60;

/** Clicks that are not counted, until everything is warm. */
const UNCOUNTED = 3;

const PAGES = 200;
const MOVES = 15;

/** Seconds in which the questions to the database are counted, while nobody moves. */
const QUIET = 5;

/** The page, served by the program as people start it. */
interface Served {
  /** the printed address, which may end with a key */
  printed: string;
  url: string;
  /** headers of a browser that has opened the printed address */
  headers: Record<string, string>;
  process: ChildProcess;
  stop: () => Promise<void>;
}

async function serve(bench: Workbench, version: Version): Promise<Served> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-bench-page-'));
  const child = spawn(process.execPath, [path.join(version.checkout, 'src', 'sqlopoly.cjs'), 'web', '--port', '0'], {
    env: { ...process.env, DATABASE_URL: bench.addressOf(version).url, SQLOPOLY_HOME: home }, stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const printed = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const [, found] = /Open (http:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('The page was not served.')));
  });
  const opened = await fetch(printed, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0];
  return {
    printed,
    url: new URL(printed).origin,
    headers: cookie === undefined ? {} : { cookie },
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A game that people play at one page, with dice that the server rolls. */
async function startedGame({ connection }: Version): Promise<number> {
  const gameId = await openGame(connection, 'campus', 'bench of the page', { dice: 'server', seed: 'page' });
  await connection.choose(gameId);
  return gameId;
}

/** A reading of the clock on the wall alone. */
const onWall = (wall: number): Reading => ({ wall, processor: null });

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}

/** Clicks the main button and measures until the page has painted its first change. */
const CLICK = `new Promise((resolve) => {
  const recordOf = () => document.getElementById('table').dataset.record;
  const before = recordOf();
  const from = performance.now();
  const observer = new MutationObserver(() => {
    if (recordOf() === before) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - from));
  });
  observer.observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
  document.querySelector('#decision .choices button.main').click();
})`;

/** A page in which a game is played by clicks. */
interface Played {
  page: Page;
  times: number[];
  stop: () => Promise<void>;
}

async function openPlayed(bench: Workbench, version: Version, browser: Browser): Promise<Played> {
  const gameId = await startedGame(version);
  const served = await serve(bench, version);
  const page = await browser.newPage();
  await page.goto(served.printed);
  await page.goto(`${served.url}/games/${gameId}`);
  await page.waitForSelector('body[data-live]');
  return { page, times: [], stop: served.stop };
}

/** From a click in a browser until the page shows the first change. */
async function clicks(bench: Workbench): Promise<Figure[]> {
  const file = findBrowser();
  if (file === undefined) throw new Error('there is no Chromium; CHROMIUM names one');
  const browser = await startBrowser(file);
  const all: Played[] = [];
  try {
    for (const version of bench.versions) all.push(await openPlayed(bench, version, browser));
    const rounds = bench.rounds(CLICKS);
    for (let click = 0; click < rounds + UNCOUNTED; click += 1) {
      for (const { page, times } of all) {
        // The button works when the moves of others have been shown.
        await page.waitForSelector('#table:not([data-playing]) .choices button.main:visible');
        const time = (await page.evaluate(CLICK)) as number;
        if (click >= UNCOUNTED) times.push(time);
        // What is still shown here would cost the other page time.
        await page.waitForSelector('#table:not([data-playing])');
        await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
      }
      bench.onProgress((100 * (click + 1)) / (rounds + UNCOUNTED));
    }
    const from = `${rounds} clicks`;
    return [
      figureOf({ name: 'page: from a click to its first change, median', unit: 'ms', target: { atMost: 60 }, changeTarget: { atMost: 0.9 } }, all.map(({ times }) => onWall(median(times))), from),
      figureOf({ name: 'the same, 95 of 100', unit: 'ms', target: { atMost: 90 }, changeTarget: { atMost: 1 } }, all.map(({ times }) => onWall(percentile(times, 95))), from),
    ];
  } finally {
    await browser.close();
    for (const { stop } of all) await stop();
  }
}

/** A page that is open: it hears what happens. */
class OpenPage {
  private heard = '';
  private readonly waiting: { what: string; resolve: () => void }[] = [];

  constructor(url: string, headers: Record<string, string>) {
    get(url, { agent: false, headers }, (answer) => {
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

/** What many pages on one game cost. */
interface Crowd {
  /** queries a second while nobody moves */
  questions: number;
  /** milliseconds until the last page has each move */
  times: number[];
  /** megabytes */
  memory: number;
}

/** Many pages on one game: what they ask of the database, and when the last one shows a move. */
async function crowd(bench: Workbench): Promise<Figure[]> {
  const crowds: Crowd[] = [];
  for (const [index, version] of bench.versions.entries()) {
    crowds.push(await crowdOf(bench, version, (percent) => bench.onProgress((100 * index + percent) / bench.versions.length)));
  }
  const from = `${PAGES} pages, ${bench.rounds(MOVES)} moves`;
  return [
    figureOf({ name: `page: questions a second of ${PAGES} open pages`, unit: 'count', target: { atMost: 4.5 } }, crowds.map(({ questions }) => onWall(questions)), `${QUIET} s`),
    figureOf({ name: 'the same, until the last one shows a move', unit: 'ms', target: { atMost: 400 } }, crowds.map(({ times }) => onWall(median(times))), from),
    figureOf({ name: 'the same, memory of the process', unit: 'MB', target: { atMost: 160 } }, crowds.map(({ memory }) => onWall(memory)), from),
  ];
}

async function crowdOf(bench: Workbench, version: Version, onProgress: (percent: number) => void): Promise<Crowd> {
  const gameId = await startedGame(version);
  const { connection } = version;
  const served = await serve(bench, version);
  try {
    const pages = Array.from({ length: PAGES }, () => new OpenPage(`${served.url}/games/${gameId}/live?record=0`, served.headers));
    await Promise.all(pages.map((page) => page.hears(': connected')));
    const asked = async (): Promise<number> => Number((await connection.rows<{ Value: string }>("SHOW GLOBAL STATUS LIKE 'Questions'"))[0]?.Value);
    const before = await asked();
    await connection.rows('SELECT SLEEP(?)', [QUIET]);
    // What is asked here is among them.
    const questions = ((await asked()) - before - 2) / QUIET;
    const times: number[] = [];
    for (let move = 1; move <= bench.rounds(MOVES); move += 1) {
      const from = performance.now();
      await connection.run('INSERT INTO Gamemanager (game_id) VALUES (?)', [gameId]);
      await Promise.all(pages.map((page) => page.hears(`data-record="${move}"`)));
      times.push(performance.now() - from);
      onProgress((100 * move) / bench.rounds(MOVES));
    }
    return { questions, times, memory: memoryOf(served.process.pid) };
  } finally {
    await served.stop();
  }
}

/** What a browser loads that was never there before. */
async function firstLoad(bench: Workbench): Promise<Figure[]> {
  const loads: { bytes: number; files: number }[] = [];
  for (const version of bench.versions) {
    const gameId = await startedGame(version);
    const served = await serve(bench, version);
    try {
      const address = `${served.url}/games/${gameId}`;
      const document = await (await fetch(address, { headers: served.headers })).text();
      // An icon is a part of a file.
      const assets = new Set([...document.matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)].map(([, asset = '']) => served.url + asset));
      const sizes = await Promise.all([address, ...assets].map((url) => sizeOf(url, served.headers)));
      loads.push({ bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length });
    } finally {
      await served.stop();
    }
  }
  const kind: FigureKind = { name: 'page: first load, compressed, KB', unit: 'count', target: { atMost: 120 } };
  return [figureOf(kind, loads.map(({ bytes }) => onWall(Math.round(bytes / 1_024))), loads.map(({ files }) => `${files} files`).join(', '))];
}

/** How many bytes an answer has as it is sent. */
function sizeOf(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { ...headers, 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.once('end', () => resolve(bytes));
    }).once('error', reject);
  });
}

export const PAGE: readonly Measurement[] = [
  { name: 'click', about: 'from a click in a browser until the page shows its first change', measure: clicks },
  { name: 'pages', about: 'many pages open on one game: questions to the database, and when the last one shows a move', measure: crowd },
  { name: 'first-load', about: 'what a browser loads that was never there before', measure: firstLoad },
];
