import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { findBrowser, startBrowser } from './browser';
import { DESK, overflow, PHONE, violations, watchedPage } from './page-checks';
import type { TestWeb } from './web';

/** A browser in which tests look at pages. Whatever goes wrong in one fails the test. */
export interface Looking {
  /** the page of the test that runs */
  page: () => Page;
  /** opens another browser, for the test that runs */
  another: (options?: BrowserContextOptions) => Promise<Page>;
  /** opens an address of the page */
  open: (path: string) => Promise<void>;
  /** expects a screen, as it is, to be of use to everybody, on a desk and on a phone */
  expectForEverybody: () => Promise<void>;
  /** takes what a browser says of a server that was away for nothing */
  forgetLostConnections: () => void;
}

/**
 * Tests in a browser; where there is none, one that says so.
 * @param web what is looked at, once it is served
 */
export function inBrowser(web: () => TestWeb, tests: (looking: Looking) => void): void {
  const file = findBrowser();
  if (file !== undefined) describe('in a browser', () => tests(lookingWith(file, web)));
  else {
    test('NOT RUN, there is no Chromium (CHROMIUM names one); but the page is served', async () => {
      expect((await fetch(web().url)).status).toBe(200);
    });
  }
}

function lookingWith(file: string, web: () => TestWeb): Looking {
  let browser: Browser;
  let contexts: BrowserContext[];
  let page: Page;
  let wrong: string[];

  beforeAll(async () => {
    browser = await startBrowser(file);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    [wrong, contexts] = [[], []];
    page = await another();
  });
  afterEach(async () => {
    for (const context of contexts) await context.close();
    expect([wrong, web().errors]).toEqual([[], []]);
  });

  async function another(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    // Moves are shown as fast as can be, unless a test is about that.
    await context.addInitScript("if (!localStorage.getItem('sqlopoly.pace')) localStorage.setItem('sqlopoly.pace', '4')");
    return await watchedPage(context, (message) => wrong.push(message));
  }

  return {
    page: () => page,
    another,
    async open(path) {
      await page.goto(web().url + path);
    },
    async expectForEverybody() {
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    },
    forgetLostConnections() {
      wrong = wrong.filter((message) => !/ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE)|network error|Failed to fetch/.test(message));
    },
  };
}
