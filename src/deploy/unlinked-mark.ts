/** The suffix of the version of an unlinked installation, whose trigger calls the routines. */
export const UNLINKED = '.unlinked';

/** A version without that suffix. */
export function withoutMark(version: string): string {
  return version.endsWith(UNLINKED) ? version.slice(0, -UNLINKED.length) : version;
}
