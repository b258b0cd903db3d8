import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import { assetPath } from './assets';
import { Drawer } from './drawer/statements';

/** A whole page. @param scripts that it has besides those of all pages */
export function Page({ title, kind, scripts = [], children }: PropsWithChildren<{ title: string; kind?: string; scripts?: readonly string[] }>) {
  return (
    <>
      {raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="htmx-config" content='{"includeIndicatorCSS": false, "history": false}' />
          <title>{`${title} – sqlopoly`}</title>
          <link rel="icon" href={assetPath('icon.svg')} type="image/svg+xml" />
          <link rel="stylesheet" href={assetPath('page.css')} />
          {/* In this order: what listens is there before there is something to hear. */}
          <script src={assetPath('page.js')} defer />
          <script src={assetPath('cards.js')} defer />
          <script src={assetPath('htmx.js')} defer />
          {scripts.map((name) => <script src={assetPath(name)} defer />)}
        </head>
        <body class={kind}>{children}</body>
      </html>
    </>
  );
}

/** A page with a heading, and the way back to the menu. */
export function Screen({ title, scripts = [], children }: PropsWithChildren<{ title: string; scripts?: readonly string[] }>) {
  return (
    <Page title={title} kind="screen" scripts={scripts}>
      <main>
        <h1>{title}</h1>
        {children}
        <p><a class="button" href="/">Menu</a></p>
      </main>
      <Drawer />
    </Page>
  );
}
