import { expect, test } from '@jest/globals';
import { changesOf } from '../../src/client/editions/editions';

test.each<[Record<string, string | null>, string]>([
  [{}, 'as usual'],
  [{ deal_costs: 'yes', deeds_dealt: '3', winner: 'net_worth' }, 'deal costs, deeds dealt: 3, winner: net worth'],
  [{ trade: null, has_hotels: 'no', rent_percent: '80' }, 'no trade, no hotels, rent 80%'],
])('what a pace changes, in words: %j', (rules, words) => {
  expect(changesOf({ pace: 'x', about: null, minutes: null, rules })).toBe(words);
});
