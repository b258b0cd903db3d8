import { type IconName, isIcon } from '../icons';

/** The icon of a token, by the letters of its name; undefined where there is none. */
export function tokenIcon(token: string | null): IconName | undefined {
  const name = (token ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return isIcon(name) ? name : undefined;
}
