import type { Catalogue } from './catalogue';
import { collatedCatalogue } from './collations';
import { RECORDS } from './link/link';
import { liftRecords } from './link/shared-record';
import { UNLINKED } from './unlinked-mark';

/**
 * A catalogue whose trigger calls the routines, for reading and debugging.
 * @throws LinkError as liftRecords
 */
export function unlinkedCatalogue(catalogue: Catalogue): Catalogue {
  return { ...collatedCatalogue(liftRecords(catalogue, RECORDS)), version: `${catalogue.version}${UNLINKED}` };
}
