import { cachedVersion, computeVersion } from '../launch/catalogue-cache.cjs';
import { CHECKOUT, readCatalogue } from './catalogue';

/**
 * The version of the catalogue of a checkout, the same as readCatalogue's. It is cached, so that the SQL is read
 * again only after a change.
 * @param checkout default: the one this program is in
 * @throws Error as readCatalogue does
 */
export function catalogueVersion(checkout: string = CHECKOUT): string {
  return cachedVersion(checkout) ?? computeVersion(checkout, () => readCatalogue(checkout).version);
}
