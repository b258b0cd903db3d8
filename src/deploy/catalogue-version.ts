import { recallVersion, rememberVersion } from '../launch/version.cjs';
import { CHECKOUT, readCatalogue } from './catalogue';

/**
 * The version of the catalogue of a checkout, as readCatalogue says it, but without reading all the
 * SQL again as long as none of it changes.
 * @param checkout default: the one this program is in
 * @throws Error as readCatalogue does
 */
export function catalogueVersion(checkout: string = CHECKOUT): string {
  return recallVersion(checkout) ?? rememberVersion(checkout, () => readCatalogue(checkout).version);
}
