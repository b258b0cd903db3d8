const { compare } = new Intl.Collator('en', { sensitivity: 'accent' });

/** Compares names as the league does: 0 means the same player. Neither case nor the kind of an apostrophe makes a difference. */
export function compareNames(one: string, other: string): number {
  return compare(straight(one), straight(other));
}

function straight(name: string): string {
  return name.replace(/[’‘ʼ´′]/g, "'");
}
