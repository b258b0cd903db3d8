import type { Catalogue } from './catalogue';
import { collatedCatalogue } from './collations';
import { LINKED_TRIGGER } from './link/link';
import { liftMoveRecord } from './link/move-record';

/** The suffix of the version of an unlinked installation, whose trigger calls the routines. */
export const UNLINKED = '.unlinked';

/**
 * A catalogue whose trigger calls the routines, for reading and debugging.
 * @throws LinkError as liftMoveRecord
 */
export function unlinkedCatalogue(catalogue: Catalogue): Catalogue {
  return { ...collatedCatalogue(liftMoveRecord(catalogue, LINKED_TRIGGER)), version: `${catalogue.version}${UNLINKED}` };
}

/** A version without that suffix. */
export function withoutMark(version: string): string {
  return version.endsWith(UNLINKED) ? version.slice(0, -UNLINKED.length) : version;
}
