import packageJson from '../../../package.json';
import { Screen } from '../layout';

/** What the page is made with: name, purpose and licence. */
const MADE_WITH: readonly (readonly [name: string, purpose: string, licence: string])[] = [
  ['MySQL', 'holds the games and their rules', 'GPL-2.0'],
  ['Node.js', 'serves this page', 'MIT'],
  ['mysql2', 'connects to the database', 'MIT'],
  ['Hono', 'renders the pages', 'MIT'],
  ['htmx', 'updates them while you play', '0BSD'],
  ['Figtree', 'the typeface', 'OFL-1.1'],
  ['Material Design Icons', 'most icons', 'Apache-2.0'],
  ['resvg', 'draws the pictures of shared links', 'MPL-2.0'],
  ['qrcode-generator', 'draws the QR codes of invitations', 'MIT'],
];

/** What this is, why, who made it, and with what. */
export function Credits() {
  return (
    <Screen title="Credits" here="/credits" lead={packageJson.description}>
      <div class="panels">
        <section class="panel" aria-labelledby="what">
          <h2 id="what">What it is</h2>
          <p>{`${packageJson.name} ${packageJson.version}. The database moves the pieces, collects the rent and decides who has won; this page shows it.`}</p>
          <p>{`Licence: ${packageJson.license}.`}</p>
        </section>
        <section class="panel" aria-labelledby="why">
          <h2 id="why">Why</h2>
          <p>To play a board game with friends and bots, and to see SQL at work: every button shows the statement that it sends.</p>
        </section>
        <section class="panel" aria-labelledby="who">
          <h2 id="who">Who</h2>
          <p>The maintainers of sqlopoly. It is based on a database coursework assignment and on the rules of a board game that everybody knows.</p>
        </section>
      </div>
      <section class="panel" aria-labelledby="with">
        <h2 id="with">Made with</h2>
        <dl class="made-with">
          {MADE_WITH.map(([name, purpose, licence]) => <div><dt>{name}</dt><dd>{purpose}</dd><dd>{licence}</dd></div>)}
        </dl>
        <p class="soft">{`All libraries: ${Object.keys(packageJson.dependencies).join(', ')}.`}</p>
      </section>
    </Screen>
  );
}
