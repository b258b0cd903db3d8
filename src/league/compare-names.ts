/** Compares names as the league does: 0 means the same player, and case makes no difference. */
export const { compare: compareNames } = new Intl.Collator('en', { sensitivity: 'accent' });
