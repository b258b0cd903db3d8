import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GameConnection } from '../../src/client/connection';
import { readRounds, readStandings } from '../../src/league/views';
import { freshName, SYSTEM_2, TestTournament } from '../support/league';
import { inBrowser } from '../support/looking';
import { DESK, overflow, PHONE, violations } from '../support/page-checks';
import { serving, type TestWeb } from '../support/web';

/** The league as organisers have it: in a browser. */

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

  /** A tournament with a round of three tables, which the page shows. */
  async function evening(): Promise<TestTournament> {
    const cup = await TestTournament.start(connection, SYSTEM_2, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hana', 'Ida', 'Jon', 'Kim']);
    await cup.drawRound([
      { players: ['Ann', 'Ben', 'Cleo'], strength: 1 }, { players: ['Dora', 'Emil', 'Finn'], strength: 2 }, { players: ['Gus', 'Hana', 'Ida', 'Jon'], strength: 3 },
    ]);
    await page.goto(`${web.url}/league/${cup.id}/rounds/1`);
    return cup;
  }

  /** Types the scores at a table, where the fields are shown, and leaves them there. */
  async function type(table: number, ...scores: readonly string[]): Promise<void> {
    const fields = page.locator(`#table-${table} .scores input[type=number]:visible`);
    for (const [index, score] of scores.entries()) await fields.nth(index).fill(score);
  }

  async function alert(): Promise<string> {
    return (await page.locator('[role=alert]').first().textContent()) ?? '';
  }

  test('a whole evening is run by clicking', async () => {
    const names = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hana', 'Ida'].map(freshName);
    const cup = freshName('Evening');
    await page.goto(web.url);
    await page.click('text=League');
    await page.waitForSelector('h1:has-text("League")');
    if (!(await page.isVisible('[name=name]'))) await page.click('text=New tournament');
    await page.fill('[name=name]', cup);
    await page.fill('[name=start]', '2026-01-01');
    await page.fill('[name=end]', '2026-03-31');
    await page.selectOption('[name=point_system]', SYSTEM_2);
    expect(await page.textContent('.option-notes')).toContain('40, 10, 0');
    await page.click('text=Create tournament');
    await page.fill('[name=names]', names.join('\n'));
    await page.click('button:has-text("Enter players")');
    await page.click('.parts >> text=Rounds');
    await page.click('text=Add a round');
    await page.click('button:has-text("Draw round")');
    for (const table of [1, 2, 3]) await type(table, '14', '-4', '-10');
    await page.click('text=Record all');
    await page.waitForSelector('text=3 of 3 tables played.');

    // One was mistyped.
    await page.click('text=Change result 2');
    for (const [index, score] of ['8', '-4', '-4'].entries()) await page.locator('[open] input[type=number]').nth(index).fill(score);
    await page.click('[open] >> text=Correct result');
    await page.waitForSelector('.undo:has-text("Correction at table 2 of round 1")');
    await page.click('text=Undo this');
    await page.waitForSelector('.undo:has-text("Result at table")');

    // A player joins late in the next round, and another has to leave.
    await page.click('.parts >> text=Rounds');
    await page.click('text=Add a round');
    await page.click('button:has-text("Draw round")');
    await page.click('.parts >> text=Players');
    const lea = freshName('Lea');
    await page.fill('[name=names]', lea);
    await page.click('button:has-text("Enter players")');
    await page.click('.parts >> text=Rounds');
    await page.click('text=Round 2');
    await page.click('text=Latecomers');
    await page.selectOption('.menus select[name=player]', lea);
    await page.click('text=Seat at a table');
    await page.waitForSelector(`.undo:has-text("${lea} joins table 1")`);
    await page.click('text=Change table 2');
    await page.locator('[open] [type=checkbox]').first().check();
    await page.click('[open] >> text=Record forfeit');
    await page.waitForSelector('text=1 of 3 tables played.');

    await page.click('.parts >> text=Standings');
    await page.waitForSelector('[name=after]');
    // Lea joined, and has not played.
    expect(await page.locator('tbody tr').count()).toBe(10);
    await page.selectOption('[name=after]', '1');
    await page.waitForSelector('h1:has-text("after round 1")');
    await page.click('.parts >> text=Cross-table');
    await page.waitForSelector('th:has-text("R1")');
    expect(await page.locator('thead th').allTextContents()).toEqual(['Rank', 'Player', 'R1', 'R2', 'Points']);
    await page.click('.parts >> text=Bonuses');
    await page.selectOption('[name=player]', names[0] ?? '');
    await page.fill('[name=points]', '5');
    await page.fill('[name=reason]', 'brought the cards');
    await page.click('text=Give points');
    await page.waitForSelector('td:has-text("brought the cards")');
    await page.click('.parts >> text=History');
    await page.waitForSelector('tbody tr:first-child:has-text("gets 5 points: brought the cards.")');
    expect(await page.locator('thead th').allTextContents()).toEqual(['When', 'What', 'Undone', 'Account']);
  });

  test.each([DESK.width, PHONE.width])('%i pixels wide, the bar with the button covers no field that the keyboard comes to', async (width) => {
    await page.setViewportSize({ width, height: 480 });
    await evening();
    const fields = await page.locator('.scores input[type=number]:visible').count();
    let [seen, covered] = [0, 0];
    await page.locator('.scores input[type=number]:visible').first().focus();
    while (await page.locator('.scores input[type=number]:focus').count() > 0) {
      seen += 1;
      covered += (await page.evaluate(`(() => {
        const [field, bar] = [document.activeElement, document.querySelector('.record')].map((one) => one.getBoundingClientRect());
        return Number(field.bottom > Math.min(bar.top, innerHeight) || field.top < 0);
      })()`)) as number;
      await page.keyboard.press('Tab');
    }
    expect([seen, covered]).toEqual([fields, 0]);
    expect(fields).toBe(10);
    expect(await page.locator('.record button:focus').count()).toBe(1);
  });

  test('results are typed with the keyboard alone, and their sums run with them', async () => {
    const cup = await evening();
    const sum = page.locator('#table-1 [data-sum]');
    for (const [score, told] of [['14', 'The sum is 14 so far.'], ['-4', 'The sum is 10 so far; -10 makes it 0.'], ['-8', '✗ The sum is 2, not 0.']] as const) {
      await page.keyboard.type(score);
      expect(await sum.textContent()).toBe(told);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('-10');
    expect(await sum.textContent()).toBe('✓ The sum is 0.');
    // From table to table, and then to the button.
    await page.keyboard.press('Tab');
    for (const score of ['', '', '', '6', '2', '-4', '-4']) {
      await page.keyboard.type(score);
      await page.keyboard.press('Tab');
    }
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Record all');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=2 of 3 tables played.');
    const [one, two, three] = [...new Set((await cup.matches(1)).map(({ Match }) => Match))];
    expect([await cup.recorded(one ?? 0), await cup.recorded(two ?? 0), await cup.recorded(three ?? 0)]).toEqual([
      ['Ann 14', 'Ben -4', 'Cleo -10'], [], ['Gus 6', 'Hana 2', 'Ida -4', 'Jon -4'],
    ]);
  });

  test('a result that is refused is told at its table, with what was typed, where the cursor is', async () => {
    await evening();
    await type(1, '14', '-4', '-10');
    await type(2, '3', '-3', '0');
    await type(3, '6', '2');
    await page.click('text=Record all');
    await page.waitForSelector('#table-2 .refused');
    expect(await alert()).toMatch(/^Table 2 was not recorded: .* Table 3 was not recorded: .* The other table was recorded\.$/);
    expect(await page.locator('.scores input[type=number]:visible').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual(['3', '-3', '0', '6', '2', '', '']);
    expect(await page.evaluate('document.activeElement.closest("section").id')).toBe('table-2');
    expect(await violations(page)).toEqual([]);
  });

  test('a correction that is refused is told beside it, with what was typed', async () => {
    const cup = await evening();
    await cup.record((await cup.matches(1))[0]?.Match ?? 0, 'Ann 14', 'Ben -4', 'Cleo -10');
    await page.reload();
    await page.click('text=Change result 1');
    await page.locator('[open] input[type=number]').first().fill('16');
    expect(await page.textContent('[open] [data-sum]')).toBe('✗ The sum is 2, not 0.');
    await page.click('[open] >> text=Correct result');
    await page.waitForSelector('[open] .refused:has-text("add up to 2, not to 0.")');
    expect(await page.locator('[open] input[type=number]').first().inputValue()).toBe('16');
    expect(await page.evaluate('document.activeElement.closest("details").open')).toBe(true);
  });

  test('a form is sent once, however fast somebody clicks', async () => {
    const cup = await evening();
    await page.goto(`${web.url}/league/${cup.id}`);
    const rounds = async (): Promise<number> => (await readRounds(connection, cup.id)).length;
    const before = await rounds();
    await page.evaluate("const button = [...document.querySelectorAll('button')].find((one) => /round/i.test(one.textContent) && one.form?.elements.namedItem('act')?.value === 'add_round'); button.closest('details')?.setAttribute('open', ''); button.click(); button.click();");
    await page.waitForSelector('h1:has-text("round 2")');
    expect(await rounds()).toBe(before + 1);
  });

  test('a button tells the statement that it would send', async () => {
    const cup = await evening();
    await page.click('#drawer summary');
    await page.hover('text=Record all');
    const [first = ''] = ((await page.textContent('[data-statement]')) ?? '').split('\n');
    expect(first).toBe(`CALL record_result(${(await cup.matches(1))[0]?.Match}, ?);`);
    await page.hover('text=Undo this');
    expect(await page.textContent('[data-statement]')).toBe(`CALL undo_change(${cup.id});`);
  });

  test('each page can be used by everybody, also on a phone', async () => {
    const cup = await evening();
    const long = `${'W'.repeat(27)} ${cup.name('Dora').slice(5)}`;
    await connection.run('CALL rename_league_player(?, ?)', [cup.name('Dora'), long]);
    await page.reload();
    await type(1, '14', '-4', '-10');
    await type(3, '6', '2', '-4', '-4');
    await page.click('text=Record all');
    await page.waitForSelector('text=2 of 3 tables played.');
    await connection.run('CALL adjust_points(?, ?, 5, ?, NULL)', [cup.id, cup.name('Ann'), 'brought the cards']);
    const player = (await cup.matches(1))[0]?.['Player No.'];
    const own = ['', '/players', '/rounds/1', '/rounds/1/sheet', '/standings', '/cross-table', '/adjustments', '/history', '/settings'].map((part) => `/league/${cup.id}${part}`);
    for (const path of [...own, '/league', '/league/players', '/league/ratings', `/league/players/${player}`]) {
      await page.setViewportSize(DESK);
      await page.goto(web.url + path);
      await page.evaluate("for (const menu of document.querySelectorAll('details')) menu.open = true");
      expect([path, await violations(page)]).toEqual([path, []]);
      await page.setViewportSize(PHONE);
      expect([path, Math.max(0, await overflow(page))]).toEqual([path, 0]);
    }
  });

  test('the sheet of a round is printed on A4, without what is for the screen', async () => {
    const cup = await evening();
    await page.click('text=Printable sheet');
    await page.waitForSelector('button:has-text("Print"):visible');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('nav').isVisible()).toBe(false);
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...file.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
    // Tables, slips, and standings: a page each.
    expect(boxes).toEqual([[595, 842], [595, 842], [595, 842]]);
    expect((await readStandings(connection, cup.id)).filter(({ Matches }) => Matches > 0)).toEqual([]);
  });

  test('the names on the slips of a sheet are not broken on a phone', async () => {
    const cup = await evening();
    await page.setViewportSize(PHONE);
    await page.goto(`${web.url}/league/${cup.id}/rounds/1/sheet`);
    const widths = await page.locator('.slip td:first-child').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(100);
    await page.setViewportSize(DESK);
    // Beside each other where there is room, as on paper.
    const tops = await page.locator('.slip').evaluateAll((slips) => slips.map((slip) => Math.round(slip.getBoundingClientRect().top)));
    expect([tops[0] === tops[1], tops[1] === tops[2]]).toEqual([true, false]);
  });

  test('everything works without scripts', async () => {
    const cup = await evening();
    const without = await looking.another({ viewport: PHONE, javaScriptEnabled: false });
    await without.goto(`${web.url}/league/${cup.id}/rounds/1`);
    const fields = without.locator('#table-1 .scores input[type=number]:visible');
    for (const [index, score] of ['2', '0', '-2'].entries()) await fields.nth(index).fill(score);
    await without.click('text=Record all');
    await without.waitForSelector('text=1 of 3 tables played.');
    await without.click('text=Undo this');
    await without.waitForSelector('text=0 of 3 tables played.');
  });
});
