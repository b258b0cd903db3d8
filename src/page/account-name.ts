/** The prefix of the accounts of pages; random digits follow. */
export const PAGE_PREFIX = 'web_';

/**
 * How people read the name of an account: they use the page, and do not know the account that it uses.
 * @param account with or without its host
 * @param ofPage what to call the account of a page
 */
export function shownAccount(account: string, ofPage = 'the page'): string {
  return new RegExp(`^${PAGE_PREFIX}[0-9a-f]{12}(?:@|$)`).test(account) ? ofPage : account;
}
