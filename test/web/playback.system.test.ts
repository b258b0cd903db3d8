import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GameConnection } from '../../src/client/connection';
import { acceptInvitation, invite } from '../../src/client/invitations';
import { openGame } from '../../src/client/new-game';
import { workerDatabase } from '../support/database';
import { inBrowser } from '../support/looking';
import { serveWeb, serving, type TestWeb } from '../support/web';

/** That moves are shown one after the other, by a clock that the test holds. */

/** Milliseconds for which a move is shown at least, and at most. */
const LEAST = 500;
const MOST = 1200;

/** Auctions that wait for everybody: with a clock that runs for Ada moves would be shown faster. */
const WITHOUT_CLOCK = { auction_seconds: null, bid_seconds: 0 };
const WITHOUT_AUCTIONS = { ...WITHOUT_CLOCK, auction: 'none', first_bid_percent: 0, raise_percent: 0 };

let connection: GameConnection;
let web: TestWeb;
serving((served) => {
  ({ connection, web } = served);
});

inBrowser(() => web, (looking) => {
  let page: Page;
  beforeEach(() => {
    page = looking.page();
  });

  /** A game in which Ada can end her turn, and then bots move. */
  async function start(bots: number, before: (page: Page) => Promise<void> = async () => undefined, options: object = {}): Promise<number> {
    const players = ['Ada', ...Array.from({ length: bots }, () => ({ character: 'builder' }))];
    const gameId = await openGame(connection, 'classic', null, { dice: 'table', players, rules: { player_order: 'seat', ...WITHOUT_CLOCK }, seed: 'playback', ...options });
    await connection.choose(gameId);
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('buy')");
    await before(page);
    await hold(gameId);
    return gameId;
  }

  /** Opens a game at the usual pace, with a clock that stands still. */
  async function hold(gameId: number): Promise<void> {
    await page.addInitScript("localStorage.setItem('sqlopoly.pace', '1')");
    await page.clock.install();
    await page.goto(`${web.url}/games/${gameId}`);
    await page.waitForSelector('body[data-live]');
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  async function record(): Promise<number> {
    return Number(await page.getAttribute('#table', 'data-record'));
  }

  /** How many moves are still to be shown. */
  async function waiting(): Promise<number> {
    return (await page.evaluate('playback.waiting()')) as number;
  }

  /** Waits until more moves than these are. */
  async function queued(moves: number): Promise<void> {
    for (let asked = 0; asked < 500 && (await waiting()) <= moves; asked += 1);
    expect(await waiting()).toBeGreaterThan(moves);
  }

  async function made(): Promise<number> {
    const [row] = await connection.rows<{ made: number }>('SELECT COUNT(*) AS made FROM ledgerView');
    return row?.made ?? 0;
  }

  /** Waits until the page has heard of all moves of a game, which are `count` then. @param person whose turn it is then */
  async function heard(person = 0): Promise<number> {
    let count: number;
    do {
      for (let asked = 0; asked < 500 && (await connection.rows("SELECT 1 FROM pendingView WHERE COALESCE(`Next No.`, `Player No.`) = ? OR Phase = 'over'", [person])).length === 0; asked += 1);
      count = await made();
      for (let asked = 0; asked < 500 && (await record()) + (await waiting()) < count; asked += 1);
    } while (count !== (await made()));
    return count;
  }

  /** Lets time pass until the next move is shown. @returns how long that took */
  async function untilNext(): Promise<number> {
    const before = await record();
    let passed = 0;
    while ((await record()) === before && passed <= MOST) {
      await page.clock.runFor(50);
      passed += 50;
    }
    return passed;
  }

  /** The moves that only end a turn: they take no time. */
  async function endsOfTurns(): Promise<Set<number>> {
    const rows = await connection.rows<{ record: number }>("SELECT record_ID AS record FROM ledgerView WHERE action = 'end_turn'");
    return new Set(rows.map(({ record: number }) => number));
  }

  test('after one click the moves of five bots are shown one after the other, each long enough; the end of a turn takes no time; then it is one’s turn', async () => {
    await start(5);
    const first = await record();
    await page.click('#do-0-end_turn');
    await queued(5);
    const last = await heard();
    expect(last - first).toBeGreaterThan(10);
    const ends = await endsOfTurns();
    expect(ends.has(first + 1)).toBe(true);
    const seen: number[] = [];
    for (let shown = await record(); shown < last; shown = await record()) {
      seen.push(shown);
      expect(await page.locator('#decision .choices :visible').count()).toBe(0);
      const passed = await untilNext();
      expect(passed).toBeGreaterThanOrEqual(LEAST);
      expect(passed).toBeLessThanOrEqual(MOST);
    }
    expect(seen).toEqual(Array.from({ length: last - first - 1 }, (_, index) => first + 1 + index).filter((move) => !ends.has(move)));
    expect(await record()).toBe(last);
    await page.clock.runFor(MOST);
    await page.waitForSelector('#table:not([data-playing])');
    expect(await page.isVisible('#decision[data-yours] .main-place .main')).toBe(true);
    expect(await page.title()).toMatch(/^Your turn/);
  });

  test('each step has its dice, its piece, its money and its line in the log', async () => {
    await start(2);
    await page.click('#do-0-end_turn');
    await queued(1);
    const last = await heard();
    await untilNext();
    for (;;) {
      const shown = await record();
      const [move] = await connection.rows<{ player_ID: number; dice: number | null; dice2: number; location: number }>('SELECT player_ID, dice, dice2, location FROM ledgerView WHERE record_ID = ?', [shown]);
      if (!move) throw new Error(`There is no record ${shown}.`);
      expect(await page.getAttribute(`#piece-${move.player_ID}`, 'data-location')).toBe(String(move.location));
      expect(await page.locator(`#record-${shown}`).count()).toBe(1);
      expect(await page.getAttribute('.seat.next', 'data-player')).toBe(String(move.player_ID));
      if (move.dice !== null) expect(await page.getAttribute('#dice', 'aria-label')).toBe(`Dice: ${move.dice} and ${move.dice2}`);
      const [{ balance } = { balance: 0 }] = await connection.rows<{ balance: number }>('SELECT bank_balance AS balance FROM ledgerView WHERE record_ID = ?', [shown]);
      expect(await page.getAttribute(`#seat-${move.player_ID} .cash`, 'data-cash')).toBe(String(balance));
      if (shown === last) break;
      await untilNext();
    }
  });

  test('on a phone the bar says what happens, and the board stays free', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await start(2);
    await page.click('#do-0-end_turn');
    await queued(2);
    await untilNext();
    const [first] = await connection.rows<{ Sentence: string }>('SELECT Sentence FROM eventView WHERE Record = ? LIMIT 1', [await record()]);
    expect(await page.innerText('.now-playing')).toContain(first?.Sentence);
    const [stage, tile] = [await page.locator('#stage').boundingBox(), await page.locator('#tile-1 rect').first().boundingBox()];
    expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual((tile?.y ?? 0) + 1);
  });

  test('skipping comes to now at once, by a key, too', async () => {
    await start(5);
    await page.click('#do-0-end_turn');
    await queued(5);
    const last = await heard();
    await page.keyboard.press('s');
    await page.clock.runFor(200);
    expect(await record()).toBe(last);
    expect(await page.isVisible('#decision[data-yours] .main-place .main')).toBe(true);
  });

  test('while moves are shown, the main button’s place does nothing, and no statement is shown', async () => {
    await start(5);
    await page.click('#do-0-end_turn');
    await queued(5);
    const last = await heard();
    await page.clock.runFor(350);
    expect(await page.isDisabled('.while-playing button')).toBe(true);
    await page.click('.while-playing button', { force: true });
    expect(await page.textContent('[data-preview]')).toBe('SELECT * FROM movesView;');
    expect(await record()).toBeLessThan(last);
  });

  test('the small button skips at once', async () => {
    await start(5);
    await page.click('#do-0-end_turn');
    await queued(5);
    const last = await heard();
    await page.click('#playback [data-playback=skip]');
    expect(await record()).toBe(last);
  });

  test.each([['1', 300, 4_000], ['0.5', 300, 4_000], ['1', 10, 1_250]] as const)('when one’s own clock runs, what is queued ends in a part of the time left, at %s× and after a pause: of %d s', async (pace, clock, most) => {
    await start(5, undefined, { clock });
    await page.selectOption('[data-playback=pace]', pace);
    await page.click('#do-0-end_turn');
    await queued(5);
    if (pace === '1') await page.keyboard.press('p');
    const last = await heard();
    await page.clock.runFor(most + MOST);
    expect(await record()).toBe(last);
    expect(await page.isVisible('#decision[data-yours] .main-place .main')).toBe(true);
  });

  test('the time that somebody has left is true, however long moves have been shown', async () => {
    const bots = Array.from({ length: 4 }, () => ({ character: 'builder' }));
    const gameId = await openGame(connection, 'classic', null, { dice: 'table', players: ['Ada', ...bots, 'Ben'], rules: { player_order: 'seat', ...WITHOUT_AUCTIONS }, seed: 'playback', clock: 300 });
    // Ben is at another computer: his clock speeds up nothing here.
    const { Link: link } = await invite(connection, gameId, '5');
    await acceptInvitation(connection, gameId, link, 'somebody');
    await connection.choose(gameId);
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('buy')");
    await hold(gameId);
    await page.click('#do-0-end_turn');
    await queued(5);
    await heard(5);
    let passed = 0;
    for (; await page.locator('#table[data-playing]').count() > 0; passed += 500) await page.clock.runFor(500);
    expect(passed).toBeGreaterThan(5_000);
    const left = Number.parseInt(await page.innerText('#countdown'), 10);
    expect(Math.abs(300 - passed / 1000 - left)).toBeLessThan(4);
  });

  /** Hides the tab, or shows it again. */
  async function hide(isHidden: boolean): Promise<void> {
    await page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${isHidden} }); document.dispatchEvent(new Event('visibilitychange'))`);
  }

  test('a tab that is hidden while moves are shown comes to now at once, and then offers what was missed', async () => {
    const gameId = await start(5);
    await page.evaluate("window.turns = 0; document.addEventListener('turn', () => { window.turns += 1; })");
    await page.click('#do-0-end_turn');
    await queued(5);
    const last = await heard();
    const shown = await record();
    await hide(true);
    expect(await record()).toBe(last);
    expect(await page.title()).toMatch(/^Your turn/);
    expect(await page.evaluate('turns')).toBe(1);
    await hide(false);
    expect(await page.innerText('#missed a')).toBe(`You missed ${last - shown} moves: watch them`);
    expect(await page.getAttribute('#missed a', 'href')).toBe(`/games/${gameId}/past?at=${shown}&play=yes`);
  });

  test('a hidden tab shows what arrives at once', async () => {
    const gameId = await start(0, undefined, { players: ['Ada', 'Ben', 'Cem'] });
    const shown = await record();
    await hide(true);
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('end_turn')");
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 4, 6)");
    const last = shown + 2;
    await page.waitForSelector(`#table[data-record='${last}']:not([data-playing])`);
    await hide(false);
    expect(await page.getAttribute('#missed a', 'href')).toBe(`/games/${gameId}/past?at=${shown}&play=yes`);
    // From here on moves are shown again.
    await connection.run('INSERT INTO Gamemanager (player_ID, action) VALUES (1, ?)', ['leave']);
    await page.waitForSelector(`#table[data-record='${last + 1}'][data-playing]`);
  });

  test('a page on which too many moves of people wait comes to now, and offers them', async () => {
    const gameId = await openGame(connection, 'classic', null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat', ...WITHOUT_CLOCK, first_bid_percent: 0, raise_percent: 0 } });
    await connection.choose(gameId);
    await hold(gameId);
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('decline')");
    for (let amount = 10; amount < 130; amount += 1) await connection.run('INSERT INTO Gamemanager (player_ID, action, amount) VALUES (?, ?, ?)', [amount % 2, 'bid', amount]);
    await page.waitForSelector('#missed:visible a');
    expect(await record()).toBeGreaterThan(100);
  });

  test('a page that is loaded again while moves are shown offers the rest', async () => {
    const gameId = await start(5);
    await page.click('#do-0-end_turn');
    await queued(5);
    const last = await heard();
    await untilNext();
    const shown = await record();
    await page.reload();
    expect(await record()).toBe(last);
    expect(await page.getAttribute('#missed a', 'href')).toBe(`/games/${gameId}/past?at=${shown}&play=yes`);
    // The second time nothing was missed.
    await page.reload();
    expect(await page.isVisible('#missed')).toBe(false);
  });

  test('while an answer takes long, the page says that it waits', async () => {
    await start(1);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/moves', async (route) => {
      await held;
      await route.continue();
    });
    const [request] = await Promise.all([page.waitForRequest('**/moves'), page.click('#do-0-end_turn')]);
    await page.clock.runFor(900);
    expect(await page.textContent('#connection')).toBe('');
    await page.clock.runFor(200);
    expect(await page.innerText('#connection[role=status]')).toBe('Waiting for the database…');
    answer();
    await request.response();
    await page.waitForSelector('#connection:empty', { state: 'attached' });
  });

  test('a pause holds, and it goes on from there', async () => {
    await start(5);
    await page.click('#do-0-end_turn');
    await queued(5);
    await page.click('[data-playback=pause]');
    await page.clock.runFor(MOST);
    const held = await record();
    await page.clock.runFor(60_000);
    expect(await record()).toBe(held);
    await page.keyboard.press('p');
    await page.clock.runFor(MOST);
    expect(await record()).toBeGreaterThan(held);
  });

  test('the piece arrives before the stage, the money and the log show what follows', async () => {
    await start(2, (one) => one.emulateMedia({ reducedMotion: 'no-preference' }));
    await page.click('#do-0-end_turn');
    await queued(1);
    await heard();
    do await untilNext();
    while ((await connection.rows('SELECT 1 FROM ledgerView WHERE record_ID = ? AND dice IS NOT NULL', [await record()])).length === 0);
    const shown = await record();
    expect(await page.locator('#table[data-walking]').count()).toBe(1);
    expect(await page.isVisible('#stage #dice')).toBe(true);
    expect(await page.locator('#stage > .lines').count()).toBe(1);
    expect(await page.isVisible('#stage > .lines')).toBe(false);
    expect(await page.locator(`#record-${shown}`).count()).toBe(0);
    await page.clock.runFor(LEAST + 50);
    expect(await record()).toBe(shown);
    expect(await page.locator('#table[data-walking]').count()).toBe(0);
    expect(await page.isVisible('#stage > .lines')).toBe(true);
    expect(await page.locator(`#record-${shown}`).count()).toBe(1);
  });

  test('the text of a card is said once on the board and once in the log', async () => {
    const gameId = await openGame(connection, 'classic', null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat', ...WITHOUT_CLOCK }, seed: 'playback' });
    await connection.choose(gameId);
    await page.setViewportSize({ width: 390, height: 844 });
    await hold(gameId);
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 3, 4)");
    await page.clock.resume();
    await page.waitForSelector("#table[data-record='1'][data-playing]");
    const [{ card } = { card: '' }] = await connection.rows<{ card: string }>('SELECT Card AS card FROM changesView WHERE Card IS NOT NULL');
    expect(card.length).toBeGreaterThan(5);
    const times = async (part: string): Promise<number> => ((await page.textContent(part)) ?? '').split(card).length - 1;
    expect([await times('#stage'), await times('#record-1'), await times('.now-playing')]).toEqual([1, 1, 0]);
    expect(await page.textContent('.now-playing')).toContain('Ada rolls 3 and 4.');
  });

  test.each([[1280, 800], [390, 844]])('at %i×%i what the mover pays or gets shows at the tile and at the seat, beside the cash, and the worth is unknown', async (width, height) => {
    await page.setViewportSize({ width, height });
    await start(2);
    await page.click('#do-0-end_turn');
    await queued(1);
    await heard();
    for (let moves = 0; moves < 12; moves += 1) {
      await untilNext();
      const shown = await record();
      const changes = await connection.rows<{ payer: number | null; payee: number | null; amount: number }>('SELECT `Payer No.` AS payer, `Payee No.` AS payee, Amount AS amount FROM changesView WHERE Record = ? AND Amount > 0', [shown]);
      const [move] = await connection.rows<{ player: number }>('SELECT player_ID AS player FROM ledgerView WHERE record_ID = ?', [shown]);
      const sum = changes.reduce((all, { payer, payee, amount }) => all + (payee === move?.player ? amount : 0) - (payer === move?.player ? amount : 0), 0);
      if (sum === 0) continue;
      const text = `${sum > 0 ? '+' : '−'}$${Math.abs(sum)}`;
      expect(await page.locator('#air .float').last().textContent()).toBe(text);
      // Nothing else is at the place of the net worth: the one from before the move is no longer true.
      expect(await page.locator(`#seat-${move?.player} .worth`).textContent()).toBe(text);
      const [flag, cash] = [await page.locator(`#seat-${move?.player} .float`).boundingBox(), await page.locator(`#seat-${move?.player} .cash`).boundingBox()];
      if (!flag || !cash) throw new Error('The seat shows no amount or no cash.');
      const isBeside = flag.x >= cash.x + cash.width || flag.x + flag.width <= cash.x || flag.y >= cash.y + cash.height - 3;
      expect([flag, cash, isBeside]).toEqual([flag, cash, true]);
      return;
    }
    throw new Error('No money moved.');
  });

  test.each([[1280, 800], [390, 844]])('at %i×%i money to the bank passes behind the seats', async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const gameId = await openGame(connection, 'classic', null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat' } });
    await connection.choose(gameId);
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await hold(gameId);
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('buy')");
    await page.waitForSelector('.note', { state: 'attached' });
    // A copy of the note lies in front of Ben's cash, or behind it.
    const isSeen = await page.evaluate(`(() => {
      const flying = document.querySelector('.note');
      const [note, cash] = [flying.cloneNode(), document.querySelector('#seat-1 .cash')];
      flying.parentElement.append(note);
      cash.scrollIntoView({ block: 'center' });
      const { x, y } = cash.getBoundingClientRect();
      Object.assign(note.style, { left: x + 'px', top: y + 'px', width: '50px', height: '20px', pointerEvents: 'auto' });
      const under = document.elementsFromPoint(x + 5, y + 5);
      return [under.includes(note), under.indexOf(cash) < under.indexOf(note)];
    })()`);
    expect(isSeen).toEqual([true, true]);
  });

  test('a faster pace is faster by that, and is remembered', async () => {
    await start(5);
    await page.click('#do-0-end_turn');
    await queued(5);
    await page.selectOption('[data-playback=pace]', '2');
    await untilNext();
    const passed = await untilNext();
    expect(passed).toBeGreaterThanOrEqual(LEAST / 2);
    expect(passed).toBeLessThanOrEqual(MOST / 2);
    expect(await page.evaluate("localStorage.getItem('sqlopoly.pace')")).toBe('2');
  });

  test('a game of bots alone is watched at the same pace, however fast it is played', async () => {
    const gameId = await openGame(connection, 'classic', null, { dice: 'server', players: ['builder', 'hunter', 'builder'].map((character) => ({ character })), seed: 'watched' });
    await connection.choose(gameId);
    await hold(gameId);
    await queued(10);
    for (let moves = 0; moves < 5; moves += 1) {
      const before = await record();
      expect(await untilNext()).toBeGreaterThanOrEqual(LEAST);
      const ends = await endsOfTurns();
      expect(await record()).toBe(before + (ends.has(before + 1) ? 2 : 1));
    }
  });

  test('without movement the pace is the same', async () => {
    // Tests ask for reduced motion, unless they say otherwise.
    await start(5, async (one) => {
      await one.addInitScript('window.moved = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };');
    });
    await page.click('#do-0-end_turn');
    await queued(5);
    expect(await untilNext()).toBeGreaterThanOrEqual(LEAST);
    expect(await page.evaluate('moved')).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (let moves = 0; moves < 6; moves += 1) expect(await untilNext()).toBeGreaterThanOrEqual(LEAST);
    expect(await page.evaluate('moved')).toBeGreaterThan(0);
  });

  test('a move that is refused while others are shown says why until it is put away', async () => {
    const gameId = await start(2);
    await page.route('**/moves', async (route) => {
      // Somebody else ends the turn first.
      await connection.run("INSERT INTO Gamemanager (action) VALUES ('end_turn')");
      await route.continue();
    });
    await connection.choose(gameId);
    await page.click('#do-0-end_turn');
    await page.waitForSelector('#refusal:not(:empty)');
    const why = await page.textContent('#refusal');
    await heard();
    while (await page.locator('#table[data-playing]').count() > 0) await page.clock.runFor(MOST);
    expect(await page.textContent('#refusal')).toBe(why);
    await page.click('#refusal');
    expect(await page.textContent('#refusal')).toBe('');
  });

  test('who comes late sees how it stands at once', async () => {
    const gameId = await start(2);
    await page.click('#do-0-end_turn');
    await queued(1);
    const last = await heard();
    const other = await looking.another();
    await other.goto(`${web.url}/games/${gameId}`);
    expect(await other.getAttribute('#table', 'data-record')).toBe(String(last));
    expect(await record()).toBeLessThan(last);
  });

  test('what has arrived is shown to its end while the server is away; what was missed can be watched', async () => {
    await start(5);
    const { port } = new URL(web.url);
    await page.click('#do-0-end_turn');
    await queued(5);
    const last = await heard();
    await web.stop();
    while (await page.locator('#table[data-playing]').count() > 0) await page.clock.runFor(MOST);
    expect(await record()).toBe(last);
    const [{ action } = { action: '' }] = await connection.rows<{ action: string }>("SELECT Action AS action FROM movesView WHERE `Player No.` = 0 AND Action IN ('roll', 'pass', 'reject') LIMIT 1");
    await connection.run('INSERT INTO Gamemanager (player_ID, action, dice, dice2) VALUES (0, ?, ?, ?)', [action, action === 'roll' ? 1 : null, action === 'roll' ? 2 : null]);
    web = await serveWeb((await workerDatabase()).address, { port: Number(port) });
    await page.clock.resume();
    await page.waitForSelector('#missed:visible a');
    await page.waitForSelector('#table:not([data-playing])');
    expect(await record()).toBeGreaterThan(last);
    looking.forgetLostConnections();
    await page.context().close();
    await web.stop();
  });
});
