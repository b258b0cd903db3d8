import type { Catalogue } from './catalogue';

/** What an installation whose trigger calls the routines adds to its version. */
export const UNLINKED = '.unlinked';

/** A catalogue whose trigger calls the routines, for reading and debugging. */
export function unlinkedCatalogue(catalogue: Catalogue): Catalogue {
  return { ...catalogue, version: `${catalogue.version}${UNLINKED}` };
}
