import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';
import { changeBoard, copyBoard, exportBoard } from '../../src/client/boards/boards';
import type { GameConnection } from '../../src/client/connection';
import { changingNothing } from '../support/everything';
import { inBrowser } from '../support/looking';
import { overflow, PHONE, violations } from '../support/page-checks';
import { serving, type TestWeb } from '../support/web';

/** The pages on which boards are made: what they answer, and how they are used in a browser. */

const HOSTILE = `<img src=x onerror=alert(1)>"'&/?#%2F`;
const FRAGMENT = { 'HX-Request': 'true' };

let web: TestWeb;
let connection: GameConnection;
/** A copy of the classic board that no other test has. */
let board: string;
let number = 0;
serving((served) => {
  ({ connection, web } = served);
});
beforeEach(async () => {
  number += 1;
  board = await copyBoard(connection, 'classic', `page board ${number}`);
});
afterEach(() => expect(web.errors.splice(0)).toEqual([]));

interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

async function get(path: string): Promise<Answer> {
  const answer = await fetch(web.url + path);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Sends a form, as a page of the site does. */
async function post(path: string, form: Record<string, string | string[]> | FormData, headers: Record<string, string> = {}): Promise<Answer> {
  const fields = form instanceof FormData ? [] : Object.entries(form).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]));
  const body = form instanceof FormData ? form : new URLSearchParams(fields);
  const answer = await fetch(web.url + path, { method: 'POST', body, redirect: 'manual', headers: { origin: web.url, ...headers } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

function pathOf(path: string, values: Record<string, string>): string {
  return `${path}?${new URLSearchParams(values).toString()}`;
}

/** The row of a tile of the board. */
async function tileAt(location: number, name = board): Promise<Record<string, unknown> | undefined> {
  return (await connection.rows<Record<string, unknown>>('SELECT * FROM tilesView WHERE Board = ? AND Location = ?', [name, location]))[0];
}

/** What the page says beside a field. */
function errorOf(text: string, id: string): string {
  return new RegExp(`id="${id}-errors">([^<]*)<`).exec(text)?.[1] ?? '';
}

const STREET = { tile: '1', name: 'Mediterranean Avenue', was_name: 'Mediterranean Avenue', price: '60', was_price: '60' };

describe('the list of boards', () => {
  test('tells own boards from others, which can be copied alone', async () => {
    const { text } = await get('/boards');
    const [own = '', others = ''] = text.split('id="other-boards"');
    expect(own).toContain(`aria-label="Change ${board}"`);
    expect(others).toContain('aria-label="View classic"');
    expect(others).not.toContain('aria-label="Remove classic"');
  });

  test('copies a board; a name that is taken is refused, and stays in the form', async () => {
    const made = await post('/boards/copy', { source: 'campus', name: `copy ${number}` });
    expect([made.status, made.headers.get('location')]).toEqual([303, pathOf('/boards/builder', { board: `copy ${number}` })]);
    await changingNothing(connection, async () => {
      for (const [source, name, said] of [['campus', board, 'name_taken'], ['Atlantis', 'new', 'no edition or board Atlantis'], ['campus', '{x}', 'without braces'], ['campus', '', 'name']]) {
        const { status, text } = await post('/boards/copy', { source: source ?? '', name: name ?? '' });
        expect([name, status, text]).toEqual([name, 422, expect.stringContaining(said === 'name_taken' ? `There is already an edition or a board ${board}.` : (said ?? ''))]);
        expect(text).toContain(`name="name" required="" autocomplete="off" value="${name}"`);
      }
    });
  });

  test('removes a board, and no edition', async () => {
    expect((await post('/boards/remove', { board })).headers.get('location')).toBe('/boards?done=removed');
    expect(await connection.rows('SELECT Board FROM boardsView WHERE Board = ?', [board])).toEqual([]);
    await changingNothing(connection, async () => {
      expect((await post('/boards/remove', { board: 'classic' })).text).toContain('classic is an edition');
      expect((await post('/boards/remove', { board })).status).toBe(422);
    });
  });
});

describe('the file of a board', () => {
  test('is what the command line writes, and makes the same board', async () => {
    const { text, headers } = await get(pathOf('/boards/export', { board }));
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(board)}.yaml`);
    expect(parse(text)).toEqual(await exportBoard(connection, board));
    const form = new FormData();
    form.set('file', new Blob([text.replace(board, `${board} again`)]), 'mine.yaml');
    expect((await post('/boards/import', form)).status).toBe(303);
    expect(await exportBoard(connection, `${board} again`)).toEqual({ ...(await exportBoard(connection, board)), board: `${board} again` });
    const pasted = await post('/boards/import', { text: text.replace('price: 60', 'price: 66') });
    expect(pasted.headers.get('location')).toContain('/boards/builder');
    expect(await tileAt(1)).toMatchObject({ Price: 66 });
  });

  test('that is wrong is refused with the lines of all errors, and comes again', async () => {
    const { text } = await get(pathOf('/boards/export', { board }));
    const wrong = text.replace('price: 60', 'price: dear').replace('salary: 200', 'salary: -1');
    await changingNothing(connection, async () => {
      const answer = await post('/boards/import', { text: wrong });
      expect(answer.status).toBe(422);
      expect(answer.text).toMatch(/Line 3: salary: must be a whole number from 0 to 100000000, not -1\./);
      expect(answer.text).toMatch(/Line 6: tiles\[1\]\.price: must be a whole number from 1 to 100000000, not &quot;dear&quot;\./);
      expect(answer.text).toContain('price: dear');
      for (const text of ['', '{', '[1, 2]', 'a: &a [*a]', '['.repeat(15_000), 'board: 5']) expect([text.slice(0, 20), (await post('/boards/import', { text })).status]).toEqual([text.slice(0, 20), 422]);
    });
  });
});

describe('the builder', () => {
  test('has a form for a tile with all that can be changed of it, as it is now', async () => {
    const { text } = await get(pathOf('/boards/builder', { board, tile: '1' }));
    for (const [name, now] of [['name', 'Mediterranean Avenue'], ['price', '60'], ['mortgage', '30'], ['house_cost', '50'], ['hotel_cost', '50'], ['rent', '2'], ['rent', '250']]) {
      expect(text).toMatch(new RegExp(`name="${name}" value="${now}"`));
    }
    const go = await get(pathOf('/boards/builder', { board, tile: '0' }));
    expect(go.text).toContain('id="tile-0-name"');
    expect(go.text).not.toContain('id="tile-0-price"');
  });

  test('takes nothing back that somebody else has saved meanwhile', async () => {
    const rents = ['2', '10', '30', '90', '160', '250'];
    const rentOf = async (): Promise<unknown> => (await tileAt(1))?.Rent;
    await changeBoard(connection, board, JSON.stringify({ tiles: [{ tile: 1, price: 85, rent: [5, 10, 30, 90, 160, 250] }] }));
    const { status, text } = await post('/boards/tile', { ...STREET, board, price: '95' });
    expect([status, text]).toEqual([422, expect.stringContaining('Is now 85.')]);
    expect(await tileAt(1)).toMatchObject({ Price: 85 });
    expect(text).toContain('name="was_price" value="85"');
    expect((await post('/boards/tile', { ...STREET, board, price: '95', was_price: '85' })).status).toBe(303);
    expect(await tileAt(1)).toMatchObject({ Price: 95 });
    expect((await post('/boards/tile', { board, tile: '1', rent: [...rents.slice(0, 5), '300'], was_rent: rents })).status).toBe(303);
    expect(await rentOf()).toBe('level 5, 10, 30, 90, 160, 300');
    await changeBoard(connection, board, JSON.stringify({ salary: 222 }));
    const stale = await post('/boards/board', { board, salary: '333', was_salary: '200' });
    expect([stale.status, stale.text]).toEqual([422, expect.stringContaining('Is now 222.')]);
  });

  test('saves without a script what is typed otherwise, and nothing else', async () => {
    await changeBoard(connection, board, JSON.stringify({ tiles: [{ tile: 1, house_cost: 55 }] }));
    const rents = ['2', '10', '30', '90', '160', '250'];
    const saved = await post('/boards/tile', {
      ...STREET, board, price: '61', mortgage: '30', was_mortgage: '30', house_cost: '50', was_house_cost: '50', rent: ['3', ...rents.slice(1)], was_rent: rents,
    });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, pathOf('/boards/builder', { board, tile: '1', done: 'saved' })]);
    expect(await tileAt(1)).toMatchObject({ Price: 61, Rent: 'level 3, 10, 30, 90, 160, 250', 'House cost': 55, Mortgage: 31 });
    await post('/boards/tile', { board, tile: '1', mortgage: '7', was_mortgage: '31' });
    expect(await tileAt(1)).toMatchObject({ Mortgage: 7 });
    await post('/boards/tile', { board, tile: '1', mortgage: 'none', was_mortgage: '7' });
    expect(await tileAt(1)).toMatchObject({ Mortgage: 31 });
  });

  test('refuses what is no price at its field, and keeps it there', async () => {
    const small = await copyBoard(connection, 'campus', `${board} small`);
    await changingNothing(connection, async () => {
      for (const price of ['6 0', ' 60', '$60', '', '-1', '1.5', '99999999999999999999', '100000001']) {
        const { status, text } = await post('/boards/tile', { board: small, tile: '1', price, was_price: '120' }, FRAGMENT);
        expect([price, status, errorOf(text, 'tile-1-price')]).toEqual([price, 422, expect.stringMatching(/^Must be a whole number from 1 to 100000000, not /)]);
        expect(text).toContain(`id="tile-1-price" name="price" value="${price}"`);
        expect(text).toContain('Now: 120');
        expect(text).toContain('href="#tile-1-price"');
      }
    });
  });

  test('says all that is wrong at once, each at its field', async () => {
    await changingNothing(connection, async () => {
      const { text } = await post('/boards/tile', {
        ...STREET, board, name: '', price: '20', mortgage: '21', was_mortgage: '30', hotel_cost: '-5', was_hotel_cost: '50',
        rent: ['2', '1 0', '', '90', '160', '2000000'], was_rent: ['2', '10', '30', '90', '160', '250'],
      }, FRAGMENT);
      expect(['name', 'mortgage', 'hotel_cost', 'rent'].map((key) => errorOf(text, `tile-1-${key}`))).toEqual([
        'Must be a name of 1 to 40 characters, without braces, not &quot;&quot;.',
        'Must not be more than the price, 20.',
        'Must be a whole number from 0 to 100000000, not -5.',
        expect.stringMatching(/^Must be whole numbers from 0 to 100000000, not 2, &quot;1 0&quot;, &quot;&quot;, 90, 160/),
      ]);
      expect(text).toContain('4 errors');
      // Of several amounts only those are marked that are wrong.
      expect([...text.matchAll(/<input id="tile-1-rent(?:-(\d))?"[^>]*aria-invalid="true"/g)].map(([, index]) => index)).toEqual(['1', '2']);
    });
  });

  test('leads from an error to the tile that it is about', async () => {
    const { status, text } = await post('/boards/tile', { board, tile: '0', name: 'Jail', was_name: 'GO' }, FRAGMENT);
    expect(status).toBe(422);
    const jail = await connection.rows<{ Location: number }>("SELECT Location FROM tilesView WHERE Board = ? AND Effect = 'go_to_jail'", [board]);
    expect(text).toContain(`href="${pathOf('/boards/builder', { board, tile: String(jail[0]?.Location) }).replace('&', '&amp;')}"`);
    expect(text).toContain('2 tiles are named Jail');
  });

  test('changes what belongs to the whole board, and refuses it there', async () => {
    const renamed = `${board} 2`;
    const was = { board, was_name: board, was_salary: '200' };
    await changingNothing(connection, async () => {
      const salary = await post('/boards/board', { ...was, name: board, salary: '$300' });
      expect([salary.status, errorOf(salary.text, 'board-salary')]).toEqual([422, 'Must be a whole number from 0 to 100000000, not &quot;$300&quot;.']);
      expect(salary.text).toContain('name="salary" value="$300"');
      const name = await post('/boards/board', { ...was, name: 'classic', salary: '200' });
      expect([name.status, errorOf(name.text, 'board-name')]).toEqual([422, 'There is already an edition or a board classic.']);
    });
    const saved = await post('/boards/board', { ...was, name: renamed, salary: '300' });
    expect(saved.headers.get('location')).toBe(pathOf('/boards/builder', { board: renamed, done: 'saved' }));
    expect(await connection.rows('SELECT Salary FROM boardsView WHERE Board = ?', [renamed])).toEqual([{ Salary: 300 }]);
  });

  test('shows the board of an edition, and changes nothing of it', async () => {
    const { text } = await get(pathOf('/boards/builder', { board: 'classic', tile: '1' }));
    expect(text).toContain('Copy it to change it');
    expect(text).not.toContain('id="save-tile"');
    await changingNothing(connection, async () => {
      const { status, text: refused } = await post('/boards/tile', { ...STREET, board: 'classic', price: '61' });
      expect([status, refused]).toEqual([422, expect.stringContaining('classic is an edition: copy its board and change the copy')]);
    });
  });

  test.each([['board', { board: 'Atlantis' }], ['board', {}], ['board', { board: 'Atlantis', tile: '1' }]])('says that there is no such %s', async (_, query) => {
    expect((await get(pathOf('/boards/builder', query as Record<string, string>))).status).toBe(404);
  });

  test('answers forged forms with a sentence', async () => {
    await changingNothing(connection, async () => {
      const [good, none] = [{ ...STREET, board, price: '61' }, 'Atlantis'];
      for (const form of [{ ...good, tile: '99' }, { ...good, tile: '-1' }, { ...good, tile: '' }, { ...good, tile: '9'.repeat(30) }, { ...good, board: none }, { tile: '1', price: '61' }, {}]) {
        const { status } = await post('/boards/tile', form as Record<string, string>);
        expect([form, status === 404 || status === 422]).toEqual([form, true]);
      }
      for (const path of ['tile', 'board', 'copy', 'remove', 'import']) {
        const torn = await fetch(`${web.url}/boards/${path}`, { method: 'POST', body: 'x', headers: { origin: web.url, 'content-type': 'multipart/form-data' } });
        expect([path, torn.status]).toEqual([path, 422]);
        expect([path, (await post(`/boards/${path}`, good, { origin: 'http://evil.example' })).status]).toEqual([path, 403]);
      }
      expect((await get(pathOf('/boards/export', { board: none }))).status).toBe(422);
      expect((await get(pathOf('/boards/builder', { board, tile: '99' }))).text).toContain('There is no tile 99');
    });
  });

  test('shows hostile names as they are', async () => {
    await changeBoard(connection, board, JSON.stringify({ name: HOSTILE, tiles: [{ tile: 1, name: HOSTILE }] }));
    try {
      for (const path of ['/boards', pathOf('/boards/builder', { board: HOSTILE, tile: '1' }), pathOf('/new', { board: HOSTILE })]) {
        const { status, text } = await get(path);
        expect([path, status]).toEqual([path, 200]);
        expect(text).not.toContain('<img');
        expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;/?#%2F');
      }
      expect((await get(pathOf('/boards/export', { board: HOSTILE }))).status).toBe(200);
    } finally {
      await post('/boards/remove', { board: HOSTILE });
    }
  });
});

describe('a new game', () => {
  test('takes a board with its edition, and says why another cannot have it', async () => {
    const { text } = await get(pathOf('/new', { board }));
    expect(text).toContain('name="edition" value="classic"');
    expect(text).toContain(`<option value="${board}" selected="">`);
    await changingNothing(connection, async () => {
      for (const edition of ['campus', 'hoarding', 'singletonopoly']) {
        const refused = await post('/games', { edition, board, who: ['', ''], player: ['Ada', 'Ben'] });
        expect([edition, refused.status, /role="alert">([^<]*)/.exec(refused.text)?.[1]]).toEqual([edition, 422, expect.stringMatching(new RegExp(`^The board ${board} does not work with the rules of ${edition}:\n(rules|decks|board).*\\.`))]);
        expect(refused.text).toContain(`<option value="${board}" selected="">`);
      }
    });
    expect((await get(pathOf('/new', { board: 'Atlantis' }))).text).toContain('There is no board Atlantis.');
  });
});

inBrowser(() => web, (looking) => {
  let page: Page;
  beforeEach(() => {
    page = looking.page();
  });

  async function build(tile?: number): Promise<void> {
    await page.goto(web.url + pathOf('/boards/builder', { board }));
    if (tile !== undefined) {
      await page.click(`#tile-${tile}`);
      await page.waitForSelector(`#tile-form-${tile}`);
    }
  }

  test('a board is copied, changed and played on by clicking', async () => {
    const name = `clicked ${number}`;
    await page.goto(web.url);
    await page.click('text="Boards"');
    await page.selectOption('[name=source]', 'classic');
    await page.fill('[name=name]', name);
    await page.click('text="Copy"');
    await page.click('#tile-1');
    await page.fill('#tile-1-name', 'New Street');
    await page.fill('#tile-1-price', '77');
    await page.click('#save-tile');
    await page.waitForSelector('.said:has-text("Saved. Changed: name, price.")');
    expect(await page.textContent('#tile-1')).toContain('77');
    expect(await page.locator('#statements code').allTextContents()).toEqual([
      `CALL change_board('${name}', '{"tiles":[{"name":"New Street","price":"77","tile":1}]}');`, `CALL copy_board('classic', '${name}');`,
    ]);
    await page.fill('#board-salary', '321');
    await page.click('#save-board');
    await page.waitForSelector('.said:has-text("Saved.")');
    await page.click('text="Play on it"');
    await page.click('text=Start game');
    await page.waitForSelector('.choices button.main:visible', { timeout: 180_000 });
    expect(await page.textContent('#tile-1')).toMatch(/New Street.*77/);
    expect(await connection.rows('SELECT Salary FROM boardsView WHERE Board = ?', [name])).toEqual([{ Salary: 321 }]);
  });

  test('what is refused stays typed, is said at its field, and is mended there', async () => {
    await build(3);
    await page.fill('#tile-3-price', '$ 60');
    await page.fill('#tile-3-rent-2', '');
    await page.click('#save-tile');
    await page.waitForSelector('#tile-3-price-errors');
    expect(await page.inputValue('#tile-3-price')).toBe('$ 60');
    expect(await page.evaluate('document.activeElement.id')).toBe('tile-3-price');
    // What is said of the whole tile covers none of its fields.
    expect(await page.locator('#refusal').evaluate((said) => getComputedStyle(said).position)).toBe('static');
    expect(await violations(page)).toEqual([]);
    await page.fill('#tile-3-price', '64');
    await page.click('text="Baltic Avenue, Rent"');
    await page.fill('#tile-3-rent-2', '65');
    await page.click('#save-tile');
    await page.waitForSelector('.said:has-text("Saved.")');
    expect(await tileAt(3)).toMatchObject({ Price: 64, Rent: 'level 4, 20, 65, 180, 320, 450' });
    expect(await page.locator('#errors').count()).toBe(0);
  });

  test('the closed SQL drawer covers none of the fields', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await build(1);
    const [side, drawer] = await Promise.all(['#builder .side', '#drawer'].map((part) => page.locator(part).boundingBox()));
    expect((side?.y ?? NaN) + (side?.height ?? NaN)).toBeLessThanOrEqual(drawer?.y ?? NaN);
  });

  test('what is typed and not saved is not lost by another click, unless somebody says so', async () => {
    await build(1);
    await page.fill('#tile-1-price', '99');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.click('#tile-3');
    expect(await page.inputValue('#tile-1-price')).toBe('99');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.keyboard.press('Escape');
    expect(await page.inputValue('#tile-1-price')).toBe('99');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.click('#tile-3');
    await page.waitForSelector('#tile-form-3');
    expect(await tileAt(1)).toMatchObject({ Price: 60 });
  });

  test('a tile that is clicked while another is being saved opens afterwards, without a question', async () => {
    await build(1);
    await page.fill('#tile-1-price', '99');
    const answer = { send: (): void => undefined };
    const isClicked = new Promise<void>((resolve) => (answer.send = resolve));
    await page.route('**/*', async (route) => {
      if (route.request().method() === 'POST') await isClicked;
      await route.continue();
    });
    await page.click('#save-tile');
    await page.click('#tile-3');
    answer.send();
    await page.waitForSelector('#tile-form-3');
    expect(await tileAt(1)).toMatchObject({ Price: 99 });
    await page.unroute('**/*');
  });

  test('a tile is changed by the keyboard alone', async () => {
    await build();
    await page.focus('#tile-5');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#card-title:focus');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Renamed');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.said:has-text("Saved.")');
    expect(await tileAt(5)).toMatchObject({ Tile: 'Renamed' });
    await page.keyboard.press('Escape');
    await page.waitForSelector('.card', { state: 'detached' });
    expect(await page.evaluate('document.activeElement.id')).toBe('tile-5');
  });

  test('the builder fits on a screen, and can be used by everybody, also on a phone', async () => {
    await changeBoard(connection, board, JSON.stringify({ tiles: [{ tile: 1, name: 'W'.repeat(40) }] }));
    await build(1);
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBeLessThanOrEqual(0);
    expect(await page.evaluate("(() => { const side = document.querySelector('.side'); return side.scrollHeight - side.clientHeight; })()")).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.click('text="Close"');
    await page.waitForSelector('.card', { state: 'detached' });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    for (const path of ['/boards', pathOf('/boards/builder', { board: 'classic', tile: '12' }), pathOf('/boards/builder', { board: 'campus', tile: '1' })]) {
      await page.goto(web.url + path);
      expect([path, await overflow(page)]).toEqual([path, 0]);
      expect([path, await violations(page)]).toEqual([path, []]);
    }
  });

  test('a board is removed after a question', async () => {
    await page.goto(`${web.url}/boards`);
    await page.click(`[aria-label="Remove ${board}"]`);
    await page.locator('li', { has: page.locator(`[aria-label="Remove ${board}"]`) }).locator('text="Yes, remove it"').click();
    await page.waitForSelector('.said:has-text("The board was removed.")');
    expect(await tileAt(1)).toBeUndefined();
  });
});
