import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { run } from '../../src/server/run';
import { freePort } from '../../src/server/server-process';
import { findBrowser, startBrowser } from '../support/browser';

/** A client in a browser, whose form is filled in as a player would. */
export interface Gui {
  folder: 'adminer' | 'phpmyadmin';
  /** Debian's packages */
  packages: readonly string[];
  /** makes what PHP serves, in an empty folder. @returns the root of the server and the page to begin with */
  prepare(folder: string, database: URL): Promise<{ root: string; start: string }>;
  signIn(page: Page, database: URL): Promise<void>;
  /** opens the form of a view */
  openForm(page: Page, origin: string, view: string): Promise<void>;
  /** fills in a roll, and saves */
  saveRoll(page: Page, dice: string): Promise<void>;
  /** opens the rows of a view */
  openRows(page: Page, origin: string, view: string): Promise<void>;
}

const PHP = ['php-cli', 'php-mysql'];

/** Where Debian's phpMyAdmin says which file configures it. */
const VENDOR = 'libraries/vendor_config.php';
const CONFIGURED = "'configFile' => '/etc/phpmyadmin/config.inc.php'";

export const GUIS: readonly Gui[] = [
  {
    folder: 'adminer',
    packages: [...PHP, 'adminer'],
    prepare: () => Promise.resolve({ root: '/usr/share/adminer', start: '/adminer/index.php' }),
    async signIn(page, { hostname, port, username, password, pathname }) {
      const fields = { server: `${hostname}:${port}`, username, password, db: pathname.slice(1) };
      for (const [name, value] of Object.entries(fields)) await page.fill(`input[name="auth[${name}]"]`, decodeURIComponent(value));
      await page.click('input[type=submit]');
      await page.waitForSelector('#tables');
    },
    openForm: (page, _, view) => open(page, `${baseOf(page)}&edit=${view}`),
    async saveRoll(page, dice) {
      await page.fill('[name="fields[action]"]', 'roll');
      await page.fill('[name="fields[dice]"]', dice);
      await page.click('input[type=submit][value="Save"]');
      await page.waitForSelector('.message, .error');
    },
    openRows: (page, _, view) => open(page, `${baseOf(page)}&select=${view}`),
  },
  {
    folder: 'phpmyadmin',
    packages: [...PHP, 'phpmyadmin', 'php-mbstring', 'php-xml'],
    async prepare(folder, { hostname, port }) {
      const root = path.join(folder, 'phpmyadmin');
      const { code, stderr } = await run('cp', ['-rL', '/usr/share/phpmyadmin', root], { env: process.env });
      if (code !== 0) throw new Error(stderr);
      const vendor = path.join(root, VENDOR);
      const text = fs.readFileSync(vendor, 'utf8');
      if (!text.includes(CONFIGURED)) throw new Error(`${VENDOR} does not say ${CONFIGURED}.`);
      fs.writeFileSync(vendor, text.replace(CONFIGURED, "'configFile' => ROOT_PATH . 'config.inc.php'"));
      const configuration = {
        "['Servers'][1]['auth_type']": "'cookie'", "['Servers'][1]['host']": `'${hostname}'`, "['Servers'][1]['port']": `'${port}'`,
        "['blowfish_secret']": `'${'-'.repeat(32)}'`, "['TempDir']": `'${folder}'`, "['CheckConfigurationPermissions']": 'false',
      };
      fs.writeFileSync(path.join(root, 'config.inc.php'), `<?php\n${Object.entries(configuration).map(([key, value]) => `$cfg${key} = ${value};\n`).join('')}`);
      return { root, start: '/index.php' };
    },
    async signIn(page, { username, password }) {
      await page.fill('#input_username', decodeURIComponent(username));
      await page.fill('#input_password', decodeURIComponent(password));
      await page.click('#input_go');
      await page.waitForSelector('#pma_navigation_tree');
    },
    openForm: (page, origin, view) => open(page, `${origin}/index.php?route=/table/change&db=sqlopoly&table=${view}`),
    async saveRoll(page, dice) {
      const fields = page.locator('table.insertRowTable').first().locator('[name^="fields[multi_edit][0]"]');
      await fields.nth(0).fill('roll');
      await fields.nth(1).fill(dice);
      await page.click('#buttonYes');
      await page.waitForSelector('.alert-success, .alert-danger');
    },
    openRows: (page, origin, view) => open(page, `${origin}/index.php?route=/sql&db=sqlopoly&table=${view}&pos=0`),
  },
];

/** The address of the database in Adminer, without what is shown of it. */
function baseOf(page: Page): string {
  const url = new URL(page.url());
  for (const key of [...url.searchParams.keys()]) if (!['server', 'username', 'db'].includes(key)) url.searchParams.delete(key);
  return url.href;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

/**
 * Signs in, makes a move by the form and another that is refused, and looks at the ledger.
 * @returns what was wrong
 */
export async function playInGui(gui: Gui, database: URL): Promise<readonly string[]> {
  const browserFile = findBrowser();
  if (browserFile === undefined) return ['there is no browser'];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-gui-'));
  const { root, start } = await gui.prepare(folder, database);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const php = spawn('php', ['-S', new URL(origin).host, '-t', root], { stdio: 'ignore', env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' } });
  const browser = await startBrowser(browserFile);
  try {
    const page = await browser.newPage();
    await untilServed(origin + start);
    await page.goto(origin + start);
    await gui.signIn(page, database);
    const errors: string[] = [];
    const expectText = async (what: string, pattern: RegExp): Promise<void> => {
      const text = (await page.textContent('body')) ?? '';
      if (!pattern.test(text)) errors.push(`${what}: ${pattern.source} is not in ${text.replace(/\s+/g, ' ').slice(0, 300)}`);
    };
    await gui.openForm(page, origin, 'addMoveView');
    await gui.saveRoll(page, '3');
    await expectText('a roll', /inserted/);
    await gui.openForm(page, origin, 'addMoveView');
    await gui.saveRoll(page, '7');
    await expectText('a roll of 7', /dice_out_of_range: Dice go from 1 to 6, not 7\./);
    await gui.openRows(page, origin, 'ledgerView');
    await expectText('the ledger', /roll/);
    return errors;
  } catch (error) {
    return [String(error)];
  } finally {
    await browser.close();
    php.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until PHP answers. */
async function untilServed(address: string): Promise<void> {
  const late = Date.now() + 30_000;
  while (!(await fetch(address).then(({ ok }) => ok, () => false))) if (Date.now() > late) throw new Error(`${address} does not answer.`);
}
