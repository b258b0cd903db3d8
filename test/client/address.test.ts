import { describe, expect, test } from '@jest/globals';
import { placeOf, serversAt, splitHosts, withUser } from '../../src/game/address';

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
