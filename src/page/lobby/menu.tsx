import { Icon } from '../icon';
import { Page } from '../layout';
import { SCREENS } from '../site-header';
import type { Choices } from './choices';
import { MiniBoard } from './mini-board';
import { USUAL_BOTS } from '../../client/new-game';

/** How many tokens stand on the picture of the board. */
const TOKENS = 4;

/** The first page: what this is, a game at one click, and links to all other screens. */
export function MenuPage({ choices: { edition, tiles, characters, opening, pieces } }: { choices: Choices }) {
  const isQuick = edition !== undefined && opening.length === 0 && characters.length > 0;
  return (
    <Page title="Menu" kind="menu" scripts={['lobby.js']}>
      <main>
        <div class="hero">
          <div class="hero-text">
            <h1>sqlopoly</h1>
            <p class="lead">Buy streets, build houses, bankrupt your friends: a property-trading board game that lives in a MySQL database, where every move is a row that anybody can read.</p>
            {isQuick && (
              <form method="post" action="/games/quick" class="quick">
                <label for="quick-name">Your name</label>
                <input id="quick-name" name="player" maxlength={40} autocomplete="nickname" placeholder="Player 1" data-remember="name" />
                <button class="main large"><Icon name="play" />Quick game</button>
                <small>{`${edition.Edition}, you against ${USUAL_BOTS} bots. It starts at once.`}</small>
              </form>
            )}
            {!isQuick && <p><a class="button main large" href="/new">New game</a></p>}
          </div>
          {edition && <MiniBoard tiles={tiles.filter(({ Board: board }) => board === edition.Edition)} tokens={pieces.slice(0, TOKENS)} isLarge />}
        </div>
        <nav aria-label="Menu" class="menu-cards">
          {SCREENS.map(([address, label, icon, about]) => (
            <a href={address}>
              <Icon name={icon} />
              <strong>{label}</strong>
              <span>{about}</span>
            </a>
          ))}
        </nav>
      </main>
    </Page>
  );
}
