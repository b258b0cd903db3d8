import { assetPath } from './assets';
import type { IconName } from './icons';

/** The address of an icon, for `use`. */
export function iconAddress(name: IconName): string {
  return `${assetPath('icons.svg')}#${name}`;
}

/** An icon in a line of text. @param label the text for screen readers; none when the text next to the icon says the same */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}>
      <use href={iconAddress(name)} />
    </svg>
  );
}
