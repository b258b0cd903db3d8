import type { Catalogue } from './catalogue';
import { collatedCatalogue } from './collations';
import { RECORDS } from './link/link';
import { liftRecords } from './link/shared-record';

/** The suffix of the version of an unlinked installation, whose trigger calls the routines. */
export const UNLINKED = '.unlinked';

/**
 * A catalogue whose trigger calls the routines, for reading and debugging.
 * @throws LinkError as liftRecords
 */
export function unlinkedCatalogue(catalogue: Catalogue): Catalogue {
  return { ...collatedCatalogue(liftRecords(catalogue, RECORDS)), version: `${catalogue.version}${UNLINKED}` };
}

/** A version without that suffix. */
export function withoutMark(version: string): string {
  return version.endsWith(UNLINKED) ? version.slice(0, -UNLINKED.length) : version;
}
