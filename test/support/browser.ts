import fs from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where systems put a Chromium, or what is one. The first draws no windows, which takes half of the time. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A browser of its own: it looks for nothing in the network, and needs no rights to shut itself in. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** The browser that `CHROMIUM` names, or one that is installed; undefined: there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...PLACES].find((file) => file !== undefined && fs.existsSync(file));
}

export function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}
