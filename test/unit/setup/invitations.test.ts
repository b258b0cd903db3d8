import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { acceptInvitation, invite, readInvitations, readInvited, readSeatsOfGuest, takeBackInvitation } from '../../../src/client/invitations';
import { openGame } from '../../../src/client/new-game';
import { accountName, TestAccounts } from '../../support/accounts';
import { changingNothing } from '../../support/everything';
import { errnoOf } from '../../support/game';

const MISSING = 2_000_000_000;

let accounts: TestAccounts<'ann' | 'bea' | 'cid'>;
let root: GameConnection;
let ann: GameConnection;
let game: number;
beforeAll(async () => {
  accounts = await TestAccounts.open({ ann: 'host', bea: 'host', cid: 'player' });
  ({ root } = accounts);
  ({ ann } = accounts.sessions);
});
afterAll(() => accounts.close());
beforeEach(async () => {
  game = await openGame(ann, 'classic', 'Friday', { players: ['Ada', 'Ben', { character: 'Ebenezer Scrooge' }], dice: 'server', rules: { player_order: 'seat' } });
});

test('a link is for one seat, and for the first guest who takes it', async () => {
  const { Link: link, ...rest } = await invite(ann, game, '1');
  expect([link, rest]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), { Game: game, 'Player No.': 1, 'Player name': 'Ben' }]);
  expect(await readInvited(ann, game, link)).toEqual({ Game: game, 'Game name': 'Friday', 'Player No.': 1, 'Player name': 'Ben', Taken: 0 });
  expect(await readSeatsOfGuest(ann, game, 'guest')).toBeUndefined();
  expect(await acceptInvitation(ann, game, link, 'guest')).toMatchObject({ Taken: 1 });
  expect(await readSeatsOfGuest(ann, game, 'guest')).toEqual([1]);
  await changingNothing(root, async () => {
    await expect(acceptInvitation(ann, game, link, 'another')).rejects.toMatchObject({ token: 'seat_taken' });
    await acceptInvitation(ann, game, link, 'guest');
  });
  expect(await readInvitations(ann, game)).toMatchObject([{ 'Player No.': 1, Taken: 1 }]);
});

test('of several guests at the same time one gets the seat', async () => {
  const others = await Promise.all([1, 2, 3, 4].map(() => accounts.another('ann')));
  for (let round = 0; round < 40; round += 1) {
    const { Link: link } = await invite(ann, game, '1');
    const taken = await Promise.allSettled(others.map((other, index) => acceptInvitation(other, game, link, `guest ${index}`)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readSeatsOfGuest(ann, game, `guest ${taken.findIndex(({ status }) => status === 'fulfilled')}`)).toEqual([1]);
  }
  await Promise.all(others.map((other) => other.close()));
});

test('links and guests are stored as hashes only', async () => {
  const { Link: link } = await invite(ann, game, '0');
  await acceptInvitation(ann, game, link, 'a guest');
  const [row] = await root.rows<Record<string, string>>('SELECT link_hash, guest_hash FROM Invitation WHERE game_id = ?', [game]);
  expect(Object.values(row ?? {}).filter((text) => text.includes(link) || text.includes('a guest'))).toEqual([]);
});

test('a guest with several links has several seats', async () => {
  for (const player of ['0', '1']) await acceptInvitation(ann, game, (await invite(ann, game, player)).Link, 'both');
  expect(await readSeatsOfGuest(ann, game, 'both')).toEqual([0, 1]);
});

test('a link for watching is for many, and for no seat', async () => {
  const { Link: link } = await invite(ann, game, null);
  for (const guest of ['one', 'two']) expect(await acceptInvitation(ann, game, link, guest)).toMatchObject({ 'Player No.': null, Taken: 0 });
  expect([await readSeatsOfGuest(ann, game, link), await readSeatsOfGuest(ann, game, 'one')]).toEqual([[], undefined]);
});

test('a new link for the seat, or revoking it, removes its guest', async () => {
  const { Link: first } = await invite(ann, game, '1');
  await acceptInvitation(ann, game, first, 'guest');
  const { Link: second } = await invite(ann, game, '1');
  expect(await readSeatsOfGuest(ann, game, 'guest')).toBeUndefined();
  await expect(readInvited(ann, game, first)).rejects.toMatchObject({ token: 'invitation_not_found' });
  await acceptInvitation(ann, game, second, 'guest');
  await takeBackInvitation(ann, game, '1');
  expect([await readSeatsOfGuest(ann, game, 'guest'), await readInvitations(ann, game)]).toEqual([undefined, []]);
  await expect(takeBackInvitation(ann, game, '1')).rejects.toMatchObject({ token: 'invitation_not_found' });
});

test('links belong to the account that made them', async () => {
  const { bea } = accounts.sessions;
  const { Link: link } = await invite(ann, game, '1');
  await acceptInvitation(ann, game, link, 'guest');
  await changingNothing(root, async () => {
    for (const other of [bea, root]) {
      await expect(acceptInvitation(other, game, link, 'thief')).rejects.toMatchObject({ token: 'invitation_not_found' });
      await expect(takeBackInvitation(other, game, '1')).rejects.toMatchObject({ token: 'invitation_not_found' });
      expect([await readInvitations(other, game), await readSeatsOfGuest(other, game, 'guest')]).toEqual([[], undefined]);
    }
  });
  await invite(bea, game, '1');
  expect(await readSeatsOfGuest(ann, game, 'guest')).toEqual([1]);
});

test.each(['2', '3', '-1', 'x', '1.5', ''])('there is no seat %j for a person', async (player) => {
  await changingNothing(root, async () => {
    await expect(invite(ann, game, player)).rejects.toMatchObject({ token: 'not_a_seat' });
  });
});

test('a game between accounts has no links for its seats, but for watching', async () => {
  const between = await openGame(root, 'classic', null, { players: ['Ada', 'Ben'], dice: 'server', seats: { 0: accountName('ann') } });
  await expect(invite(ann, between, '1')).rejects.toMatchObject({ token: 'not_a_seat' });
  expect(await invite(ann, between, null)).toMatchObject({ 'Player No.': null });
});

test('a missing game has no links, and deleting a game deletes its links', async () => {
  await expect(invite(ann, MISSING, null)).rejects.toMatchObject({ token: 'game_not_found' });
  const { Link: link } = await invite(ann, game, '0');
  await root.run('CALL delete_game(?)', [game]);
  await expect(readInvited(ann, game, link)).rejects.toMatchObject({ token: 'invitation_not_found' });
  expect(await root.rows('SELECT seat FROM Invitation WHERE game_id = ?', [game])).toEqual([]);
});

test('players and spectators cannot make links', async () => {
  expect(await errnoOf(accounts.sessions.cid, 'CALL invite(?, NULL)', [game])).toBe(1370);
});
