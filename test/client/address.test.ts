import { describe, expect, test } from '@jest/globals';
import { namedDatabase } from '../../src/server/database-url';
import { maskPasswords } from '../../src/server/mask-passwords';
import { NoDatabaseError } from '../../src/server/no-database-error';
import { bareAddress, placeOf, serversAt, splitHosts, withUser } from '../../src/server/address';

/** The reason for which an address is refused. */
function reasonFor(url: string): string {
  try {
    namedDatabase({ DATABASE_URL: url });
  } catch (error) {
    if (error instanceof NoDatabaseError) return error.attempts[0]?.reason ?? '';
    throw error;
  }
  throw new Error('Not refused.');
}

const GROUP = 'mysql://ann:pass%40word@one:3307,two,[::1]:3309/games';

test('an address may name several servers', () => {
  expect(splitHosts(GROUP).map(placeOf)).toEqual(['one:3307', 'two:3306', '[::1]:3309']);
  expect(serversAt({ url: GROUP }).map(({ uri }) => uri)).toEqual([
    'mysql://ann:pass%40word@one:3307/games', 'mysql://ann:pass%40word@two/games', 'mysql://ann:pass%40word@[::1]:3309/games',
  ]);
});

test.each(['mysql://ann@one:3307,/games', 'mysql://ann@one,two:port/games', 'games'])('%s is none', (url) => {
  expect(() => splitHosts(url)).toThrow('it is not the address of a server');
});

test('the same servers for another account', () => {
  expect(withUser(GROUP, 'bob', 'a/b')).toBe('mysql://bob:a%2Fb@one:3307,two,[::1]:3309/games');
  expect(withUser('mysql://one/games', 'bob', 'b')).toBe('mysql://bob:b@one/games');
});

test.each([' mysql://ann:x@one/games\n', '"mysql://ann:x@one/games"', "'mysql2://ann:x@one/games' ", 'MySQL://ann:x@one/games'])('%j is an address', (written) => {
  expect(bareAddress(written)).toBe('mysql://ann:x@one/games');
});

const RIGHT = 'in a password, write / as %2F, @ as %40, # as %23, ? as %3F and % as %25';

describe.each(['se#cret', 'se?cret', 'se/cret', 'se%cret', '12/3#cret', '12/3?cret', '12/3?a&cret=5', '12#cret', '50%', 'a@b/c?cret', '%zz'])('the password %s', (password) => {
  test('is refused with what to write, and not repeated', () => {
    const error = reasonFor(`mysql://ann:${password}@one/games`);
    expect(error).toContain(RIGHT);
    expect(error.replace(RIGHT, '')).not.toMatch(/cret|12|zz|50/);
  });

  test('works with that', () => {
    const { url = '', place } = namedDatabase({ DATABASE_URL: `mysql://ann:${encodeURIComponent(password)}@one/games` }) ?? {};
    expect([decodeURIComponent(new URL(String(serversAt({ url })[0]?.uri)).password), place]).toEqual([password, 'one:3306/games']);
  });
});

test('a raw @ in a password works: the last one ends it', () => {
  expect(namedDatabase({ DATABASE_URL: 'mysql://ann:se@cret@one/games' })?.place).toBe('one:3306/games');
});

test('a blank in a password is no reason to show it', () => {
  const { url = '' } = namedDatabase({ DATABASE_URL: 'mysql://ann:my secret@one/games' }) ?? {};
  expect([url, maskPasswords(url)]).toEqual(['mysql://ann:my%20secret@one/games', 'mysql://ann:***@one/games']);
});

describe('after the question mark', () => {
  const optionsOf = (parameters: string): unknown => serversAt({ url: `mysql://ann@one/games?${parameters}` })[0];

  test('a socket, and how the line is secured', () => {
    expect(optionsOf('socketPath=/tmp/s.sock')).toEqual({ uri: 'mysql://ann@one/games', socketPath: '/tmp/s.sock' });
    expect(optionsOf('ssl-mode=DISABLED')).toEqual({ uri: 'mysql://ann@one/games' });
    expect(optionsOf('ssl-mode=REQUIRED')).toMatchObject({ ssl: { rejectUnauthorized: false } });
    expect(optionsOf(`ssl-ca=${encodeURIComponent(__filename)}`)).toMatchObject({ ssl: { rejectUnauthorized: true, verifyIdentity: false } });
    expect(optionsOf(`ssl-mode=VERIFY_IDENTITY`)).toMatchObject({ ssl: { rejectUnauthorized: true, verifyIdentity: true } });
  });

  test.each([
    ['compress=1', 'it has the unknown parameter compress; use socketPath, ssl-mode, ssl-ca'],
    ['ssl-mode=PREFERRED', 'its ssl-mode must be one of DISABLED, REQUIRED, VERIFY_CA, VERIFY_IDENTITY'],
    ['ssl-mode=REQUIRED&ssl-ca=/none', 'it has an ssl-ca, which ssl-mode=REQUIRED ignores; use ssl-mode=VERIFY_CA or VERIFY_IDENTITY'],
    ['ssl-ca=/none/here.pem', 'its ssl-ca cannot be read: ENOENT: no such file or directory'],
  ])('%s is refused by name', (parameters, reason) => {
    expect(() => optionsOf(parameters)).toThrow(reason);
  });
});
