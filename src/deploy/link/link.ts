import type { Catalogue, SqlObject } from '../catalogue';
import { Expander, type LinkOptions } from './expand';
import { Library } from './library';
import { LinkError } from './link-error';
import { refusalNumbers } from './refusals';

/** The trigger that all routines of a move are expanded into. */
export const LINKED_TRIGGER = 'dice_trigger';

/** `current_game` reads @game_id, which a trigger must not. */
export const ALWAYS_CALLED: readonly string[] = ['current_game'];

/**
 * Functions that some source still calls under a condition; they are called there, and expanded
 * elsewhere. The list is to become empty, not longer.
 */
export const CALLED_UNDER_CONDITIONS: readonly string[] = [
  'card_facts', 'deed_facts', 'deeds_facts', 'deeds_in', 'find_game', 'game_facts', 'is_auction_over', 'list_facts', 'lowest_bid',
  'net_worth', 'phase_allows', 'player_facts', 'player_name', 'pot_change', 'rent_of',
];

/**
 * A catalogue whose trigger does all that a move does, without calling routines.
 * @param options default: as the game is deployed
 * @throws LinkError that says what cannot be expanded, where, and why
 */
export function linkCatalogue(catalogue: Catalogue, options: Partial<LinkOptions> = {}): Catalogue {
  const objects = catalogue.objects.map((object) =>
    object.type === 'TRIGGER' && object.name === LINKED_TRIGGER ? linkTrigger(catalogue, object, options) : object,
  );
  return { ...catalogue, objects };
}

/**
 * A trigger or procedure with everything that it calls expanded into it.
 * @throws LinkError
 */
export function linkTrigger(catalogue: Catalogue, object: SqlObject, options: Partial<LinkOptions> = {}): SqlObject {
  const library = new Library(catalogue);
  const root = library.find(object.name.toLowerCase());
  if (!root) throw new Error(`The catalogue has no ${object.name}.`);
  const expander = new Expander(library, root, {
    alwaysCalled: options.alwaysCalled ?? new Set(ALWAYS_CALLED),
    calledUnderConditions: options.calledUnderConditions ?? new Set(CALLED_UNDER_CONDITIONS),
    refusals: options.refusals ?? refusalNumbers(catalogue.seeds),
  });
  const { sql, origins } = expander.expandRoot();
  if (expander.findings.size > 0) throw new LinkError([...expander.findings.values()]);
  return { ...object, sql, origins };
}
