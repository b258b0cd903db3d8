import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import { assetPath, importsOf } from './assets';
import { Drawer } from './drawer/statements';
import { type Preview, PreviewTags } from './pictures/preview';
import { SiteHeader, SKIPPED_TO } from './site-header';

interface PageProps {
  title: string;
  kind?: string;
  /** the scripts that it loads besides those of all pages */
  scripts?: readonly string[];
  /** the style sheets that it loads after that of all pages */
  styles?: readonly string[];
  /** what others see of a link to it */
  preview?: Preview | undefined;
}

/** A whole page. */
export function Page({ title, kind, scripts = [], styles = [], preview, children }: PropsWithChildren<PageProps>) {
  return (
    <>
      {raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="htmx-config" content='{"includeIndicatorCSS": false, "history": false}' />
          <title>{`${title} – sqlopoly`}</title>
          {preview && <PreviewTags {...preview} />}
          <link rel="icon" href={assetPath('icon.svg')} type="image/svg+xml" />
          <meta name="color-scheme" content="light dark" />
          <link rel="preload" href={assetPath('figtree.woff2')} as="font" type="font/woff2" crossorigin="anonymous" />
          <script src={assetPath('scheme.js')} />
          <link rel="stylesheet" href={assetPath('page.css')} />
          {styles.map((name) => <link rel="stylesheet" href={assetPath(name)} />)}
          {/* The order matters: the listeners are there before htmx fires its first event. */}
          <script src={assetPath('page.js')} defer />
          <script src={assetPath('cards.js')} defer />
          {scripts.filter((name) => importsOf(name)).map((name) => <Module name={name} />)}
          <script src={assetPath('htmx.js')} defer />
          {scripts.filter((name) => !importsOf(name)).map((name) => <script src={assetPath(name)} defer />)}
        </head>
        <body class={kind}>{children}</body>
      </html>
    </>
  );
}

/** A script that imports others. The browser is told which, before it finds out. */
function Module({ name }: { name: string }) {
  return (
    <>
      {importsOf(name)?.map((one) => <link rel="modulepreload" href={assetPath(one)} />)}
      <script type="module" src={assetPath(name)} />
    </>
  );
}

interface ScreenProps {
  title: string;
  /** one sentence below the title */
  lead?: string;
  /** the address of the screen in the navigation */
  here?: string;
  /** guests have no navigation: the other screens are closed to them */
  isGuest?: boolean;
  scripts?: readonly string[];
}

/** A page with a heading and the navigation to all other screens. */
export function Screen({ title, lead, here, isGuest = false, scripts = [], children }: PropsWithChildren<ScreenProps>) {
  return (
    <Page title={title} kind="screen" scripts={scripts}>
      {!isGuest && <SiteHeader here={here} />}
      <main {...SKIPPED_TO}>
        <header class="screen-head">
          <div>
            <h1>{title}</h1>
            {lead !== undefined && <p class="lead">{lead}</p>}
          </div>
        </header>
        {children}
      </main>
      <Drawer />
    </Page>
  );
}
