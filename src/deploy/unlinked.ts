import type { Catalogue } from './catalogue';

/** What an installation whose trigger calls the routines adds to its version. */
export const UNLINKED = '.unlinked';

/** A catalogue whose trigger calls the routines, for reading and debugging. */
export function unlinkedCatalogue(catalogue: Catalogue): Catalogue {
  return { ...catalogue, version: `${catalogue.version}${UNLINKED}` };
}

/** A version without what says that its trigger calls the routines. */
export function withoutMark(version: string): string {
  return version.endsWith(UNLINKED) ? version.slice(0, -UNLINKED.length) : version;
}
