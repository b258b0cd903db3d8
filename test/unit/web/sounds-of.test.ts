import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { LedgerRow, EventRow } from '../../../src/client/views';
import { CHECKOUT } from '../../../src/deploy/catalogue';
import { soundsOf } from '../../../src/page/settings/sounds-of';

const KINDS = fs.readFileSync(path.join(CHECKOUT, 'seeds', 'event_kinds.sql'), 'utf8');

function event(kind: string, payer: string | null = null, payee: string | null = null): EventRow {
  expect(KINDS).toContain(`('${kind}', `);
  return { Record: 1, Event: 1, Round: 1, Kind: kind, Payer: payer, Payee: payee, Amount: null, Deadline: null, Sentence: '' };
}

const ROLL = { dice: 3 } as LedgerRow;
const OTHER = { dice: null } as LedgerRow;

test.each<[string, LedgerRow | undefined, EventRow[], string[]]>([
  ['a roll', ROLL, [event('moved')], ['dice']],
  ['a roll to a card that pays', ROLL, [event('moved'), event('drew'), event('collected', null, 'Ada')], ['dice', 'card', 'money']],
  ['rents of several', OTHER, [event('rent', 'Ada', 'Ben'), event('rent', 'Ada', 'Cy')], ['money']],
  ['a bid', OTHER, [event('auctioned'), event('bid')], ['auction']],
  ['a purchase', OTHER, [event('bought', 'Ada')], ['money']],
  ['the end', OTHER, [event('defeated', 'Ada', 'Ben'), event('won')], ['money', 'end']],
  ['the opening', undefined, [event('moved_on')], []],
])('%s', (_, move, events, sounds) => {
  expect(soundsOf(move, events)).toEqual(sounds);
});
