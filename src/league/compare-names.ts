/** The order of names, in which 0 says that the league takes both for one: capitals make no difference. */
export const { compare: compareNames } = new Intl.Collator('en', { sensitivity: 'accent' });
