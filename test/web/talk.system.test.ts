import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { readTalk, say, sendEmote } from '../../src/client/talk';
import { ask, type Answer } from '../support/ask';
import { workerDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { inBrowser } from '../support/looking';
import { overflow, PHONE, violations } from '../support/page-checks';
import { serveWeb, serving, type TestWeb } from '../support/web';

/** What people who play on the page say to each other, and whether they are there. Guests come from another address of this computer. */

/** A script that says whether two parts of a page lie on each other. */
function overlaps(one: string, other: string): string {
  return `(([one, other]) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)([${JSON.stringify(one)}, ${JSON.stringify(other)}].map((part) => document.querySelector(part).getBoundingClientRect()))`;
}

let connection: GameConnection;
let web: TestWeb;
let elsewhere: string;
let game: number;
let zoe: string;
serving((served) => {
  ({ connection, web, elsewhere } = served);
}, { isShared: true });
beforeEach(async () => {
  game = await openGame(connection, 'standard', 'Friday', { players: ['Ann', 'Zoe', 'Max', { character: 'Ebenezer Scrooge' }], dice: 'server', rules: { player_order: 'seat' } } as never);
  await connection.choose(game);
  zoe = await join('1');
});
afterEach(() => expect(web.errors).toEqual([]));

/** Takes a seat, or a place to watch from. @returns the cookie of the browser */
async function join(player: string): Promise<string> {
  const { text } = await ask(`${web.url}/games/${game}/invite`, '', player === '' ? {} : { player });
  const link = new RegExp(`/games/${game}/join/[0-9a-f]{32}`).exec(text)?.[0] ?? '';
  return (await ask(elsewhere + link, '', {})).cookie;
}

const speak = (at: string, cookie: string, form: Record<string, string>): Promise<Answer> => ask(`${at}/games/${game}/talk`, cookie, form);

async function lines(): Promise<string[]> {
  await connection.choose(game);
  return ((await readTalk(connection, game))?.lines ?? []).map((line) => `${line['Player name']}: ${line.Text ?? line.Label ?? `nudges ${line.Nudged ?? ''}`}`);
}

test('guests talk for their own seats, the host for the others, and spectators for nobody', async () => {
  expect((await speak(elsewhere, zoe, { player: '1', text: 'Hello' })).location).toBe(`/games/${game}`);
  expect((await speak(web.url, '', { player: '0', emote: 'bravo', text: 'is left out' })).location).toBe(`/games/${game}`);
  const watching = await join('');
  await changingNothing(connection, async () => {
    for (const [at, cookie, player] of [[elsewhere, zoe, '0'], [elsewhere, zoe, '2'], [elsewhere, zoe, '3'], [elsewhere, watching, '1'], [elsewhere, '', '1'], [web.url, '', '1'], [web.url, '', '3']] as const) {
      for (const form of [{ text: 'A lie' }, { emote: 'wow' }, { nudge: 'yes' }]) expect([cookie, player, (await speak(at, cookie, { player, ...form })).status]).toEqual([cookie, player, 403]);
    }
  });
  expect(await lines()).toEqual(['Zoe: Hello', 'Ann: Well played']);
  expect((await ask(`${elsewhere}/games/${game}`, watching)).text).not.toContain('id="talk-form"');
});

test('a form from another site says nothing', async () => {
  const { status } = await fetch(`${web.url}/games/${game}/talk`, { method: 'POST', redirect: 'manual', headers: { origin: 'http://evil.example' }, body: new URLSearchParams({ player: '0', text: 'Hello' }) });
  expect([status, await lines()]).toEqual([403, []]);
});

test('what the database refuses is said in its words', async () => {
  for (const [form, sentence] of [[{ text: ' ' }, 'Type something to say.'], [{ text: 'x'.repeat(141) }, 'this one has 141'], [{ emote: 'shout' }, 'There is no emote shout'], [{ nudge: 'yes' }, 'Give Ann a little longer']] as const) {
    const { status, text } = await speak(elsewhere, zoe, { player: '1', ...form } as Record<string, string>);
    expect([status, text]).toEqual([422, expect.stringContaining(sentence)]);
  }
  for (let count = 0; count < 5; count += 1) await speak(elsewhere, zoe, { player: '1', emote: 'wow' });
  const flood = await speak(elsewhere, zoe, { player: '1', emote: 'wow' });
  expect([flood.status, flood.text]).toEqual([422, expect.stringContaining('That was a lot at once.')]);
  // The game goes on.
  expect((await ask(`${web.url}/games/${game}/moves`, '', { action: 'roll', player: '0', record: '1' })).status).toBe(303);
});

test('texts are shown as text', async () => {
  await say(connection, game, { player: '0', guest: null }, '<img src=x onerror=alert(1)>');
  const { text } = await ask(`${elsewhere}/games/${game}`, zoe);
  expect([text.includes('&lt;img src=x onerror=alert(1)&gt;'), text.includes('<img src=x')]).toEqual([true, false]);
});

test('only the host allows emotes only', async () => {
  expect((await ask(`${elsewhere}/games/${game}/talk/switch`, zoe, { texts: 'off' })).status).toBe(403);
  expect((await ask(`${web.url}/games/${game}/talk/switch`, '', { texts: 'off' })).status).toBe(303);
  const { status, text } = await speak(elsewhere, zoe, { player: '1', text: 'Psst' });
  expect([status, text]).toEqual([422, expect.stringContaining('The host has switched texts off')]);
  expect((await speak(elsewhere, zoe, { player: '1', emote: 'wow' })).status).toBe(303);
  expect((await ask(`${elsewhere}/games/${game}`, zoe)).text).toContain('The host allows emotes only.');
});

test('a game whose players are all at one computer has no talk, until something is said', async () => {
  const alone = await openGame(connection, 'standard', null, { players: ['Ann', 'Ben'] });
  expect((await ask(`${web.url}/games/${alone}`)).text).toMatch(/<section id="talk"[^>]* hidden/);
  await sendEmote(connection, alone, { player: '0', guest: null }, 'hello');
  expect((await ask(`${web.url}/games/${alone}`)).text).not.toMatch(/<section id="talk"[^>]* hidden/);
});

inBrowser(() => web, ({ page, another, open, forgetLostConnections }) => {
  /** Opens the page of a guest. */
  async function openAs(cookie: string, viewport?: { width: number; height: number }): Promise<Page> {
    const other = await another(viewport ? { viewport } : {});
    const [name = '', value = ''] = cookie.split('=');
    await other.context().addCookies([{ name, value, url: elsewhere }]);
    await other.goto(`${elsewhere}/games/${game}`);
    await other.waitForSelector('body[data-live]');
    return other;
  }

  async function openHome(): Promise<Page> {
    await open(`/games/${game}`);
    await page().waitForSelector('body[data-live]');
    return page();
  }

  test('what somebody says is at their seat and in the panel of all pages, also what a SQL client says', async () => {
    const [home, guest] = [await openHome(), await openAs(zoe)];
    await guest.fill('#talk-text', 'Hello <b>Ann</b>');
    await guest.press('#talk-text', 'Enter');
    for (const one of [home, guest]) {
      await one.waitForSelector('#seat-1 .bubble:has-text("Hello <b>Ann</b>")');
      await one.waitForSelector('#talk-lines li:has-text("Zoe Hello <b>Ann</b>")');
    }
    expect([await guest.inputValue('#talk-text'), await guest.evaluate('document.activeElement.id')]).toEqual(['', 'talk-text']);
    await sendEmote(connection, game, { player: '0', guest: null }, 'bravo');
    await guest.waitForSelector('#seat-0 .bubble .icon');
    await say(connection, game, { player: '2', guest: null }, 'From SQL');
    for (const one of [home, guest]) await one.waitForSelector('#seat-2 .bubble:has-text("From SQL")');
    // A move draws the seats again; what was said stays, and so does what is being typed.
    await guest.fill('#talk-text', 'I am just');
    await home.click('#decision .main-place button.main');
    await guest.waitForSelector('#table[data-record="1"]');
    expect([await guest.inputValue('#talk-text'), await guest.locator('#talk-lines li').count(), await guest.locator('#seat-2 .bubble').count()]).toEqual(['I am just', 3, 1]);
  });

  test('the host speaks for one of the people at the computer, and gives the word to guests who come', async () => {
    const home = await openHome();
    await home.selectOption('#talk-form select', '2');
    await home.click('[name=emote][value=laugh]');
    await home.waitForSelector('#seat-2 .bubble');
    expect(await home.locator('#talk-form option').allTextContents()).toEqual(['Ann', 'Max']);
    await join('2');
    await home.waitForSelector('#talk-form input[type=hidden][value="0"]', { state: 'attached' });
    expect(await lines()).toEqual(['Max: Ha ha']);
  });

  test('the host switches texts off for all pages; a refusal is said', async () => {
    const [home, guest] = [await openHome(), await openAs(zoe)];
    await home.click('#talk-options summary');
    await home.click('text=Allow emotes only');
    await guest.waitForSelector('text=The host allows emotes only.');
    for (let count = 0; count < 6; count += 1) await guest.click('[name=emote][value=nice]');
    await guest.waitForSelector('#talk-refusal:has-text("That was a lot at once.")');
    await home.click('#talk-options summary');
    await home.click('text=Allow texts');
    await guest.waitForSelector('#talk-text');
  });

  test('who is muted is not heard in this browser, also after it was loaded again', async () => {
    const [home, guest] = [await openHome(), await openAs(zoe)];
    await guest.click('#talk-options summary');
    await guest.check('text=Mute Ann');
    await home.fill('#talk-text', 'Blah');
    await home.press('#talk-text', 'Enter');
    await sendEmote(connection, game, { player: '2', guest: null }, 'wow');
    await guest.waitForSelector('#seat-2 .bubble');
    expect([await guest.locator('#seat-0 .bubble').count(), await guest.locator('#talk-lines li:visible').count()]).toEqual([0, 1]);
    await guest.reload();
    await guest.waitForSelector('body[data-live]');
    expect(await guest.locator('#talk-lines li:visible').count()).toBe(1);
    await guest.click('#talk-options summary');
    await guest.uncheck('text=Mute Ann');
    expect(await guest.locator('#talk-lines li:visible').count()).toBe(2);
  });

  test('somebody who has been awaited for a minute is nudged, and their page calls them', async () => {
    const [home, guest] = [await openHome(), await openAs(zoe)];
    await connection.run('UPDATE Game SET created_at = created_at - INTERVAL 100 SECOND WHERE game_id = ?', [game]);
    expect(await guest.locator('[data-nudge]:visible').count()).toBe(0);
    await home.evaluate("document.addEventListener('turn', () => { window.called = true; })");
    // The page has waited for two minutes.
    for (const one of [home, guest]) await one.evaluate("document.getElementById('table').dataset.since = new Date(Date.now() - 120000).toISOString()");
    await guest.click('[data-nudge]:has-text("Nudge Ann")');
    await home.waitForSelector('#seat-1 .bubble:has-text("nudges Ann")');
    expect([await home.title(), await home.evaluate('window.called'), await lines()]).toEqual(['Zoe nudges you – sqlopoly', true, ['Zoe: nudges Ann']]);
    expect(await home.locator('[data-nudge]:visible').count()).toBe(0);
    await guest.waitForSelector('[data-nudge]', { state: 'hidden' });
  });

  test('on a phone the panel is behind a button that counts what is new, and the main button stays where it is', async () => {
    const [guest, home] = [await openAs(zoe, PHONE), await openHome()];
    const places = async (): Promise<unknown[]> => [await guest.locator('#decision .main-place .main:visible').boundingBox(), await guest.locator('#stage').boundingBox()];
    const before = await places();
    await home.click('[name=emote][value=hello]');
    await guest.waitForSelector('#unread:text-is("1")');
    await guest.click('#open-talk');
    await guest.waitForSelector('#talk-lines li:has-text("Hello")');
    expect([await violations(guest), await overflow(guest), await places()]).toEqual([[], 0, before]);
    await guest.keyboard.press('Escape');
    expect([await guest.locator('#talk:visible').count(), await guest.evaluate('document.activeElement.id'), await guest.textContent('#unread')]).toEqual([0, 'open-talk', '']);
    await guest.keyboard.press('c');
    expect(await guest.evaluate('document.activeElement.id')).toBe('talk-text');
    await guest.click('[name=emote][value=bravo]');
    await guest.waitForSelector('#seat-1 .bubble');
    expect(await guest.locator('#talk:visible').count()).toBe(0);
  });

  test.each([[1280, 800], [820, 1180], [390, 844], [844, 390]])('is for everybody at %d × %d, and moves nothing', async (width, height) => {
    const home = await openHome();
    await home.setViewportSize({ width, height });
    const before = await home.locator('#stage').boundingBox();
    await say(connection, game, { player: '0', guest: null }, 'A long text that would need more than a line of a seat, and is cut there; the panel has all of it.');
    await home.waitForSelector('#seat-0 .bubble');
    for (const part of ['h3', 'small', '.cash', '.worth']) expect([part, await home.evaluate(overlaps('#seat-0 .bubble', `#seat-0 ${part}`))]).toEqual([part, false]);
    expect(await home.evaluate(overlaps('#seat-0 .bubble', '#seat-2'))).toBe(false);
    // Neither is the panel, where it is shown, narrower than what it holds.
    expect(await home.evaluate("['talk', 'talk-form'].every((id) => { const part = document.getElementById(id); return part.scrollWidth <= part.clientWidth; })")).toBe(true);
    expect([await violations(home), await overflow(home), await home.locator('#stage').boundingBox()]).toEqual([[], 0, before]);
  });

  test.each([[1024, 768], [1280, 800], [1920, 1080]])('at %d × %d it is beside an open SQL panel, neither of them cut', async (width, height) => {
    const home = await openHome();
    await home.setViewportSize({ width, height });
    await home.click('#drawer > summary');
    await home.waitForSelector('#drawer[open]');
    const [talk, drawer, log, bar] = await Promise.all(['#talk', '#drawer', '#log', '#decision'].map((part) => home.locator(part).boundingBox()));
    for (const [part, least] of [[talk, 150], [drawer, 150], [log, 60]] as const) {
      expect(part?.height).toBeGreaterThanOrEqual(least);
      expect((part?.y ?? 0) + (part?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    for (const [one, other] of [['#talk', '#drawer'], ['#talk', '#log'], ['#drawer', '#log']] as const) expect([one, other, await home.evaluate(overlaps(one, other))]).toEqual([one, other, false]);
    expect([await home.isVisible('#talk-form [name=emote] >> nth=0'), await violations(home)]).toEqual([true, []]);
  });

  test('a dot says who is there; a page that is loaded again is not away, one that is closed is', async () => {
    const [home, guest] = [await openHome(), await openAs(zoe)];
    const dot = (seat: number, state: string): string => `#seat-${seat} .presence[data-state=${state}]`;
    for (const one of [home, guest]) for (const seat of [0, 1, 2]) await one.waitForSelector(dot(seat, 'here'));
    expect(await home.locator('#seat-3 .presence').count()).toBe(0);
    await home.click('#decision .main-place button.main');
    await guest.waitForSelector('#table[data-record="1"]');
    expect(await guest.locator('.presence[data-state=here]:visible').count()).toBe(3);
    await home.evaluate("window.seen = []; document.addEventListener('presence', (event) => window.seen.push(event.detail.data))");
    await guest.reload();
    await guest.waitForSelector(dot(1, 'here'));
    expect(await home.evaluate('window.seen')).toEqual([]);
    await guest.close();
    await home.waitForSelector(dot(1, 'away'));
    expect(await home.textContent('#seat-1 small')).toBe('away');
    await openAs(zoe);
    await home.waitForSelector(dot(1, 'here'));
    expect(await home.textContent('#seat-1 small')).toBe('at another computer');
  });

  test('a dot says who is there at a table before its game, too', async () => {
    const [home, guest] = [page(), await another()];
    await home.goto(`${web.url}/new?edition=standard`);
    await home.fill('input[name=player] >> nth=0', 'Ann');
    await home.selectOption('select[name=who] >> nth=1', { label: 'A person' });
    for (const seat of [2, 3]) await home.selectOption(`select[name=who] >> nth=${seat}`, { label: 'Nobody' });
    await home.click('text=Invite friends');
    await home.waitForSelector('body[data-live]');
    expect(await home.locator('.presence').count()).toBe(0);
    await guest.goto((await home.inputValue('.link input >> nth=0')).replace(/\/\/[^/]*/, elsewhere.slice('http:'.length)));
    await guest.fill('input[name=name]', 'Zoe');
    await guest.click('text=Take the seat');
    for (const one of [home, guest]) for (const seat of [0, 1]) await one.waitForSelector(`#place-${seat} .presence[data-state=here]`);
    expect([await home.textContent('#place-1 small'), await violations(home)]).toEqual(['guest', []]);
    await guest.close();
    await home.waitForSelector('#place-1 small:text-is("guest · away")');
    // Somebody else arrives: the seats are drawn again.
    await home.click('[aria-label="Add bot on seat 3"]');
    await home.waitForSelector('#place-2:not(.free)');
    await home.waitForSelector('#place-1 small:text-is("guest · away")');
  });

  test('a server that is started again has the talk, and knows only who has come back', async () => {
    const home = await openHome();
    await home.click('[name=emote][value=wow]');
    await home.waitForSelector('#talk-lines li');
    await home.waitForSelector('#seat-0 .presence[data-state=here]');
    const port = Number(new URL(web.url).port);
    await web.stop();
    await home.waitForSelector('body:not([data-live])');
    expect(await home.locator('.presence:visible').count()).toBe(0);
    web = await serveWeb((await workerDatabase()).address, { isShared: true, port });
    await home.waitForSelector('body[data-live]');
    await home.waitForSelector('#seat-0 .presence[data-state=here]');
    // Zoe has not come back: nothing is said of her.
    expect([await home.locator('#seat-1 .presence:visible').count(), await home.locator('#talk-lines li').count()]).toEqual([0, 1]);
    await say(connection, game, { player: '2', guest: null }, 'Still here');
    await home.waitForSelector('#talk-lines li >> nth=1');
    forgetLostConnections();
  });
});
