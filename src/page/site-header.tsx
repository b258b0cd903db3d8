import { Icon } from './icon';
import type { IconName } from './icons';

/** The screens besides games, in the order of the menu. */
export const SCREENS: readonly (readonly [address: string, label: string, icon: IconName, about: string])[] = [
  ['/new', 'New game', 'plus', 'Choose an edition, the players and their tokens'],
  ['/games', 'Games', 'dice', 'Continue, watch, rename or delete a game'],
  ['/saves', 'Load game', 'folder', 'Continue from a saved game'],
  ['/boards', 'Boards', 'board', 'Build your own board'],
  ['/league', 'League', 'trophy', 'Run tournaments, round by round'],
  ['/statistics', 'Statistics', 'chart', 'Who wins, and which properties pay'],
  ['/how', 'How to play', 'book', 'The rules of each edition'],
  ['/settings', 'Settings', 'settings', 'Colours, animation, sounds and music'],
  ['/credits', 'Credits', 'info', 'What this is, and what it is made with'],
  ['/leave', 'Leave', 'leave', 'Nothing is lost: every move is saved'],
];

/** Screens that are in the menu only. */
const IN_MENU_ONLY: readonly string[] = ['/credits', '/leave'];

/** The element that the skip link of the header leads to: `<main {...SKIPPED_TO}>`. */
export const SKIPPED_TO = { id: 'main', tabindex: -1 } as const;

/** The header of every page: a skip link for the keyboard, the name, which leads to the menu, and the navigation. */
export function SiteHeader({ here }: { here?: string | undefined }) {
  return (
    <header class="site">
      <a class="skip" href={`#${SKIPPED_TO.id}`}>Skip to content</a>
      <a class="wordmark" href="/" aria-label="sqlopoly, main menu">
        <Icon name="home" />
        <span>sqlopoly</span>
      </a>
      <nav aria-label="Main" class="scrolls">
        {SCREENS.filter(([address]) => !IN_MENU_ONLY.includes(address)).map(([address, label]) => <a href={address} aria-current={address === here ? 'page' : undefined}>{label}</a>)}
      </nav>
    </header>
  );
}
