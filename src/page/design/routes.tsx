import { Hono } from 'hono';
import { Icon } from '../icon';
import { ICONS } from '../icons';
import { Screen } from '../layout';

/** The variables in design.css, by purpose. */
const SURFACES = ['page', 'sunken', 'paper', 'raised', 'field', 'board', 'tile', 'tile-back'] as const;
const COLOURS = ['ink', 'ink-soft', 'line', 'line-soft', 'main', 'main-soft', 'final', 'final-soft', 'gold', 'gold-soft', 'glow', 'focus', 'house', 'hotel', 'skyscraper', 'card-1', 'card-2'] as const;
const DISTANCES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const LETTERS = ['small', 'text', 'large', 'title', 'display'] as const;
const PLAYERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The design system on one page, for developers: everything in design.css, light and dark. */
export function designRoutes(): Hono {
  const app = new Hono();
  app.get('/', (c) =>
    c.html(
      <Screen title="Design">
        <p>Colours, distances and letters are named in <code>src/page/browser/design.css</code>; icons in <code>src/page/icons.ts</code>. Use the names, nothing else.</p>
        <div class="samples">{(['light', 'dark'] as const).map((scheme) => <Sample scheme={scheme} />)}</div>
        <section aria-labelledby="distances">
          <h2 id="distances">Distances</h2>
          {DISTANCES.map((step) => <p class="row"><code>{`--s${step}`}</code><span class="distance" style={`width: var(--s${step})`} /></p>)}
        </section>
        <section aria-labelledby="letters">
          <h2 id="letters">Letters</h2>
          {LETTERS.map((size) => <p style={`font-size: var(--t-${size})`}>{`--t-${size}: Rent for Boardwalk with 2 houses is $600.`}</p>)}
        </section>
        <section aria-labelledby="icons">
          <h2 id="icons">Icons</h2>
          <ul class="icon-list">{ICONS.map((name) => <li><Icon name={name} /><code>{name}</code></li>)}</ul>
        </section>
      </Screen>,
    ),
  );
  return app;
}

function Sample({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <section class="sample" data-scheme={scheme} aria-labelledby={`scheme-${scheme}`}>
      <h2 id={`scheme-${scheme}`}>{scheme === 'light' ? 'Light' : 'Dark'}</h2>
      <ul class="swatches">{[...SURFACES, ...COLOURS, ...PLAYERS.map((player) => `player-${player}`)].map((name) => <li><span style={`background: var(--${name})`} /><code>{`--${name}`}</code></li>)}</ul>
      <p class="buttons">
        <button type="button" class="main">Main</button>
        <button type="button">Another</button>
        <button type="button" class="plain">Plain</button>
        <button type="button" class="final">For good</button>
        <button type="button" disabled>Not now</button>
      </p>
      <p class="buttons">
        <span class="tag">Tag</span> <span class="tag good">Good</span> <span class="tag gold">Gold</span>
      </p>
      <label>A field <input value="Ada" /></label>
      <div class="panel"><h3>A panel</h3><p>Something lies on it. <span class="soft">And this matters less.</span></p></div>
    </section>
  );
}
