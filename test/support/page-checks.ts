import fs from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The windows in which pages are looked at. */
export const DESK = { width: 1920, height: 1080 };
export const PHONE = { width: 390, height: 844 };

/** A page that takes note of whatever goes wrong in it. */
export async function watchedPage(context: BrowserContext, note: (message: string) => void): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    // What is refused is an answer of its own.
    if (message.type() === 'error' && !message.text().includes('422')) note(message.text());
  });
  return page;
}

/** What is looked for in the light, and what may differ in the dark. */
const ALL = { rules: { 'target-size': { enabled: true } } };
const OF_COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };
/** What passes is not described, which takes more than half of the time; the pages have no frames. */
const BRIEF = { resultTypes: ['violations'], iframes: false };
const SCHEMES = [['dark', OF_COLOURS], ['light', ALL]] as const;

/** What somebody who cannot see, or has no mouse, could not use: by WCAG 2.2 AA and good practice, in all colours. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const wrong: string[] = [];
  for (const [colorScheme, options] of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const found = (await page.evaluate(`axe.run(${JSON.stringify({ ...options, ...BRIEF })})`)) as { violations: { id: string; nodes: { html: string }[] }[] };
    wrong.push(...found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}, ${colorScheme}: ${html.slice(0, 120)}`)));
  }
  return wrong;
}

/** By how much something is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return (await page.evaluate('document.documentElement.scrollWidth - innerWidth')) as number;
}
