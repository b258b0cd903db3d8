import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openGame } from '../../../src/client/new-game';
import type { GameConnection } from '../../../src/client/connection';
import { makeMove } from '../../../src/client/move';
import type { GameOptions } from '../../../src/client/game-options';
import { readInvitations, readSeatsOfGuest } from '../../../src/client/invitations';
import {
  admitNewcomers, deleteLobby, freeSeat, joinLobby, lobbyOfLink, openLobby, playAgain, readLobby, readLobbySeats, readLobbySeatsOfGuest, readOwnLobbies, readSeries, renewLobbyLink, seatBots, seatNamedBot, startLobby, takeBackLobbyLink, takeSeat,
} from '../../../src/client/lobbies';
import { accountName, NO_ROUTINE, NO_TABLE, TestAccounts } from '../../support/accounts';
import { changingNothing } from '../../support/everything';
import { errnoOf } from '../../support/game';

let accounts: TestAccounts<'ann' | 'bea' | 'cid' | 'dan' | 'eve'>;
let root: GameConnection;
let ann: GameConnection;
let bea: GameConnection;
let cid: GameConnection;
let dan: GameConnection;
let lobby: number;
let link: string;
beforeAll(async () => {
  accounts = await TestAccounts.open({ ann: 'host', bea: 'host', cid: 'player', dan: 'player', eve: 'spectator' });
  ({ root } = accounts);
  ({ ann, bea, cid, dan } = accounts.sessions);
});
afterAll(() => accounts.close());
afterEach(async () => {
  for (const one of await readOwnLobbies(ann)) await deleteLobby(ann, one.Lobby);
});

async function open(seating: 'table' | 'accounts', options: GameOptions = { players: 4 }): Promise<void> {
  ({ Lobby: lobby, Link: link } = await openLobby(ann, 'standard', 'Friday', { dice: 'server', ...options }, seating));
}

/** Who has which seat: `-` for a free one. */
async function seats(): Promise<string[]> {
  return (await readLobbySeats(ann, lobby)).map(({ Name: name }) => name ?? '-');
}

/** The refusal of a call that must change nothing. */
async function refused(work: () => Promise<unknown>): Promise<string> {
  return await changingNothing(root, async () => await work().then(() => 'none', (error: { token?: string }) => error.token ?? String(error)));
}

async function namesOf(game: number): Promise<string[]> {
  return (await root.rows<{ name: string }>('SELECT name FROM Player WHERE game_id = ? ORDER BY pid', [game])).map(({ name }) => name);
}

describe('a lobby for guests of a page', () => {
  beforeEach(() => open('table'));

  test('has one link for all seats, which is stored as a hash only', async () => {
    expect(link).toMatch(/^[0-9a-f]{32}$/);
    expect(await lobbyOfLink(ann, link)).toBe(lobby);
    expect(await readLobby(ann, lobby)).toMatchObject({ Name: 'Friday', Edition: 'standard', Seats: 4, Taken: 0, Open: 1, Game: null, Yours: 1, Host: accountName('ann') });
    await joinLobby(ann, link, { name: 'Zoe', guest: 'a secret' });
    const rows = await root.rows<Record<string, unknown>>('SELECT * FROM Lobby JOIN LobbySeat USING (lobby_id)');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${link}|a secret`));
  });

  test('seats guests and the host under names and pieces of their choice', async () => {
    expect(await joinLobby(ann, link, { name: 'Ann', guest: null })).toEqual({ Lobby: lobby, Seat: 0, Name: 'Ann', Token: expect.any(String) });
    expect(await joinLobby(ann, link, { seat: '2', name: ' Zoe ', token: 'CAR', guest: 'zoe' })).toMatchObject({ Seat: 2, Name: 'Zoe', Token: 'Car' });
    expect(await seats()).toEqual(['Ann', '-', 'Zoe', '-']);
    expect([await readLobbySeatsOfGuest(ann, lobby, 'zoe'), await readLobbySeatsOfGuest(ann, lobby, 'another')]).toEqual([[2], []]);
  });

  test('a guest who joins again has the new seat, name and piece instead of the old ones', async () => {
    await joinLobby(ann, link, { seat: '0', name: 'Zoe', token: 'Car', guest: 'zoe' });
    await joinLobby(ann, link, { seat: '3', name: 'Zoë', guest: 'zoe' });
    expect([await seats(), (await readLobbySeats(ann, lobby))[3]?.Token]).toEqual([['-', '-', '-', 'Zoë'], 'Car']);
    // The host takes a seat for each person at this computer.
    for (const name of ['Ann', 'Abe']) await joinLobby(ann, link, { name, guest: null });
    expect(await seats()).toEqual(['Ann', 'Abe', '-', 'Zoë']);
  });

  test('without the link only those who have a seat change it, and the host takes one', async () => {
    await joinLobby(ann, link, { seat: '1', name: 'Zoe', guest: 'zoe' });
    await takeBackLobbyLink(ann, lobby);
    await takeSeat(ann, lobby, { seat: '2', name: 'Zoey', guest: 'zoe' });
    await takeSeat(ann, lobby, { name: 'Ann', guest: null });
    expect(await seats()).toEqual(['Ann', '-', 'Zoey', '-']);
    expect([await refused(() => takeSeat(ann, lobby, { name: 'Max', guest: 'max' })), await refused(() => takeSeat(ann, lobby, { seat: '0', name: 'Zoe', guest: 'zoe' }))]).toEqual(['not_your_seat', 'seat_taken']);
    for (const other of [bea, cid]) expect(await refused(() => takeSeat(other, lobby, { name: 'Thief', guest: null }))).toBe('wrong_seating');
    await open('accounts');
    expect(await refused(() => takeSeat(cid, lobby, { name: 'Cid', guest: null }))).toBe('not_your_seat');
    await joinLobby(cid, link, { name: 'Cid', guest: null });
    await takeSeat(cid, lobby, { seat: '3', name: 'Cyd', guest: null });
    expect(await seats()).toEqual(['-', '-', '-', 'Cyd']);
  });

  test('of several who take a seat, a name or a piece at the same time one gets it', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => accounts.another('ann')));
    for (const same of [{ seat: '1' }, { name: 'Zoe' }, { token: 'Car' }]) {
      for (let round = 0; round < 4; round += 1) {
        const taken = await Promise.allSettled(others.map((other, index) => joinLobby(other, link, { seat: String(index), name: `Guest ${index}`, guest: String(index), ...same })));
        expect([same, taken.filter(({ status }) => status === 'fulfilled').length]).toEqual([same, 1]);
        for (const one of taken) if (one.status === 'rejected') expect(one.reason).toMatchObject({ token: expect.stringMatching(/^(seat|name|piece)_taken$/) });
        for (const { Seat: seat, Name: name } of await readLobbySeats(ann, lobby)) if (name !== null) await freeSeat(ann, lobby, String(seat), null);
      }
    }
    await Promise.all(others.map((other) => other.close()));
  });

  test('of two who want a seat the second reads which are left', async () => {
    await joinLobby(ann, link, { seat: '1', name: 'Zoe', guest: 'zoe' });
    await expect(joinLobby(ann, link, { seat: '1', name: 'Max', guest: 'max' })).rejects.toMatchObject({ token: 'seat_taken', message: expect.stringContaining('Free: 0, 2, 3.') });
  });

  test('nobody keeps a table waiting in a transaction', async () => {
    await ann.run('START TRANSACTION');
    await joinLobby(ann, link, { name: 'Ann', guest: null });
    const other = await accounts.another('ann');
    await joinLobby(other, link, { name: 'Zoe', guest: 'zoe' });
    await other.close();
    await ann.run('ROLLBACK');
    expect(await seats()).toEqual(['Ann', 'Zoe', '-', '-']);
  });

  test.each([
    ['', 'name_malformed'], ['   ', 'name_malformed'], ['x'.repeat(41), 'name_too_long'], ['x'.repeat(60_000), 'name_too_long'], ['a\u202eb', 'name_malformed'], ['{x}', 'name_malformed'], ['a\u001b[1m', 'name_malformed'],
    ['Ann', 'name_taken'], ['ANN', 'name_taken'], ['Аnn', 'name_malformed'], ['Ａnn', 'name_malformed'],
  ])('nobody joins as %j', async (name, token) => {
    await joinLobby(ann, link, { name: 'Ann', guest: null });
    expect(await refused(() => joinLobby(ann, link, { name, guest: 'zoe' }))).toBe(token);
  });

  test('markup and 40 wide letters are names like others', async () => {
    const names = ['<b>"Zoe"</b> & \'x\'', '漢'.repeat(40)];
    for (const name of names) await joinLobby(ann, link, { name, guest: name });
    expect((await seats()).slice(0, 2)).toEqual(names);
    expect(await namesOf(await startLobby(ann, lobby))).toEqual(names);
  });

  test('no two have the same piece, and there are only those of the edition', async () => {
    await joinLobby(ann, link, { name: 'Ann', token: 'Car', guest: null });
    expect([
      await refused(() => joinLobby(ann, link, { name: 'Zoe', token: 'car', guest: 'zoe' })), await refused(() => joinLobby(ann, link, { name: 'Zoe', token: 'Zeppelin', guest: 'zoe' })),
      await refused(() => joinLobby(ann, link, { name: 'Zoe', token: 'x'.repeat(2000), guest: 'zoe' })),
    ]).toEqual(['piece_taken', 'piece_not_found', 'piece_not_found']);
  });

  test.each(['4', '-1', 'x', '1.5', ''])('there is no seat %j', async (seat) => {
    expect(await refused(() => joinLobby(ann, link, { seat, name: 'Zoe', guest: 'zoe' }))).toBe('not_a_seat');
    expect(await refused(() => freeSeat(ann, lobby, seat, null))).toBe('not_a_seat');
    expect(await refused(() => seatBots(ann, lobby, seat))).toBe('not_a_seat');
  });

  test('a guest frees their own seat and no other, the host any', async () => {
    await joinLobby(ann, link, { seat: '0', name: 'Ann', guest: null });
    for (const [seat, name] of [['1', 'Zoe'], ['2', 'Max']] as const) await joinLobby(ann, link, { seat, name, guest: name });
    await seatBots(ann, lobby, '3');
    for (const seat of ['0', '2', '3']) expect(await refused(() => freeSeat(ann, lobby, seat, 'Zoe'))).toBe('not_your_seat');
    for (const other of [bea, cid]) expect(await refused(() => freeSeat(other, lobby, '1', null))).toBe('not_your_seat');
    expect(await refused(() => freeSeat(bea, lobby, '1', 'Zoe'))).toBe('not_your_seat');
    await freeSeat(ann, lobby, '1', 'Zoe');
    await freeSeat(ann, lobby, '2', null);
    await freeSeat(ann, lobby, '3', null);
    expect(await seats()).toEqual(['Ann', '-', '-', '-']);
    expect(await refused(() => freeSeat(ann, lobby, '1', 'Zoe'))).toBe('not_a_seat');
  });

  test('other accounts cannot join it: the page of the host says who its guests are', async () => {
    for (const guest of [null, 'zoe']) {
      for (const other of [bea, cid, root]) expect(await refused(() => joinLobby(other, link, { name: 'Thief', guest }))).toBe('wrong_seating');
    }
  });

  test('a full one takes nobody else, and no more bots', async () => {
    await seatBots(ann, lobby, null);
    expect([await refused(() => joinLobby(ann, link, { name: 'Zoe', guest: 'zoe' })), await refused(() => seatBots(ann, lobby, null)), await refused(() => seatBots(ann, lobby, '1'))]).toEqual(['lobby_full', 'lobby_full', 'seat_taken']);
  });

  test('bots get names and pieces that nobody has', async () => {
    await joinLobby(ann, link, { name: 'Ebenezer Scrooge', guest: 'zoe' });
    await seatBots(ann, lobby, '1', 'Scrooge');
    await seatBots(ann, lobby, null);
    const rows = await readLobbySeats(ann, lobby);
    expect(rows[1]).toMatchObject({ Name: 'Ebenezer Scrooge 2', Bot: 'Ebenezer Scrooge', Account: null });
    for (const column of ['Name', 'Token'] as const) expect(new Set(rows.map((row) => row[column])).size).toBe(4);
    expect(new Set(rows.slice(1).map(({ Bot: bot }) => bot)).size).toBe(3);
    expect(await refused(() => seatBots(ann, lobby, null, 'Nobody at all'))).toBe('character_not_found');
  });

  test('a bot can have a name and a piece, by the rules for people', async () => {
    await joinLobby(ann, link, { name: 'Zoe', token: 'Car', guest: 'zoe' });
    const seatAs = (seat: string, name: string | null, token: string | null, character = 'scrooge') => seatNamedBot(ann, lobby, { seat, character, name, token });
    await seatAs('2', ' Scroogy ', 'ship');
    expect((await readLobbySeats(ann, lobby))[2]).toMatchObject({ Name: 'Scroogy', Bot: 'Ebenezer Scrooge', Token: 'Ship' });
    expect([
      await refused(() => seatAs('1', 'ZOE', null)), await refused(() => seatAs('1', null, 'Ship')), await refused(() => seatAs('1', ' ', null)), await refused(() => seatAs('1', null, 'Zeppelin')),
      await refused(() => seatAs('2', null, null)), await refused(() => seatAs('4', null, null)), await refused(() => seatAs('', null, null)), await refused(() => seatAs('1', null, null, 'Nobody at all')),
      await refused(() => seatNamedBot(bea, lobby, { seat: '1', character: 'scrooge', name: null, token: null })),
    ]).toEqual(['name_taken', 'piece_taken', 'name_malformed', 'piece_not_found', 'seat_taken', 'not_a_seat', 'not_a_seat', 'character_not_found', 'not_your_lobby']);
    await seatAs('1', null, null);
    expect((await seats())[1]).toBe('Ebenezer Scrooge');
  });

  test('says its time limit and where its dice come from', async () => {
    expect(await readLobby(ann, lobby)).toMatchObject({ 'Time limit': null, 'Dice source': 'server' });
    await open('table', { clock: 60, dice: 'table' });
    expect(await readLobby(ann, lobby)).toMatchObject({ 'Time limit': 60, 'Dice source': 'table' });
  });

  test('a closed one takes no newcomers; those who have a seat may change it, and it can be opened again', async () => {
    await joinLobby(ann, link, { name: 'Zoe', guest: 'zoe' });
    await admitNewcomers(ann, lobby, false);
    expect(await refused(() => joinLobby(ann, link, { name: 'Max', guest: 'max' }))).toBe('lobby_closed');
    await joinLobby(ann, link, { seat: '1', name: 'Zoey', guest: 'zoe' });
    await joinLobby(ann, link, { name: 'Ann', guest: null });
    await admitNewcomers(ann, lobby, true);
    await joinLobby(ann, link, { name: 'Max', guest: 'max' });
    expect(await seats()).toEqual(['Ann', 'Zoey', 'Max', '-']);
  });

  test('a new link ends the old one, and one that was withdrawn leads nowhere; seats stay taken', async () => {
    await joinLobby(ann, link, { name: 'Zoe', guest: 'zoe' });
    const { Link: second } = await renewLobbyLink(ann, lobby);
    expect([await refused(() => lobbyOfLink(ann, link)), await refused(() => joinLobby(ann, link, { name: 'Max', guest: 'max' })), await lobbyOfLink(ann, second)]).toEqual(['lobby_not_found', 'lobby_not_found', lobby]);
    await takeBackLobbyLink(ann, lobby);
    expect([await refused(() => lobbyOfLink(ann, second)), await refused(() => takeBackLobbyLink(ann, lobby)), (await readLobby(ann, lobby))?.['Has link']]).toEqual(['lobby_not_found', 'lobby_not_found', 0]);
    expect([await seats(), await readLobbySeatsOfGuest(ann, lobby, 'zoe')]).toEqual([['Zoe', '-', '-', '-'], [0]]);
  });

  test('becomes a game of those who have a seat, in which each guest moves for their own', async () => {
    await joinLobby(ann, link, { seat: '3', name: 'Zoe', token: 'Car', guest: 'zoe' });
    await joinLobby(ann, link, { seat: '0', name: 'Ann', guest: null });
    await seatBots(ann, lobby, '2', 'Scrooge');
    const game = await startLobby(ann, lobby);
    expect(await root.rows('SELECT p.name, k.name AS token, p.character_id > 0 AS bot FROM Player AS p LEFT JOIN Token AS k ON k.tid = p.token WHERE game_id = ? ORDER BY pid', [game])).toEqual([
      { name: 'Ann', token: expect.any(String), bot: null }, { name: 'Ebenezer Scrooge', token: expect.any(String), bot: 1 }, { name: 'Zoe', token: 'Car', bot: null },
    ]);
    expect([await readSeatsOfGuest(ann, game, 'zoe'), await readSeatsOfGuest(ann, game, 'max'), await readSeatsOfGuest(bea, game, 'zoe')]).toEqual([[2], undefined, undefined]);
    expect(await readInvitations(ann, game)).toMatchObject([{ 'Player No.': 2, Taken: 1 }]);
    expect(await readLobby(ann, lobby)).toMatchObject({ Game: game, Games: 1 });
    expect((await readLobbySeats(ann, lobby)).map((seat) => seat['Player No.'])).toEqual([0, null, 1, 2]);
    expect(await root.rows('SELECT name, made_by FROM Game WHERE game_id = ?', [game])).toEqual([{ name: 'Friday', made_by: accountName('ann') }]);
  });

  test('its link is for watching once the game has begun, until it is withdrawn', async () => {
    await joinLobby(ann, link, { name: 'Ann', guest: null });
    await seatBots(ann, lobby, null);
    expect(await readSeatsOfGuest(ann, 1, link)).toBeUndefined();
    const game = await startLobby(ann, lobby);
    expect([await readSeatsOfGuest(ann, game, link), await readSeatsOfGuest(bea, game, link)]).toEqual([[], undefined]);
    await takeBackLobbyLink(ann, lobby);
    expect(await readSeatsOfGuest(ann, game, link)).toBeUndefined();
  });

  test('nobody joins, leaves, closes, fills or starts a game that has begun', async () => {
    await joinLobby(ann, link, { name: 'Zoe', guest: 'zoe' });
    await seatBots(ann, lobby, '1');
    await startLobby(ann, lobby);
    const acts = [
      () => joinLobby(ann, link, { name: 'Max', guest: 'max' }), () => freeSeat(ann, lobby, '0', 'zoe'), () => freeSeat(ann, lobby, '0', null), () => seatBots(ann, lobby, null),
      () => admitNewcomers(ann, lobby, false), () => admitNewcomers(ann, lobby, true), () => startLobby(ann, lobby), () => deleteLobby(ann, lobby),
    ];
    for (const act of acts) expect([String(act), await refused(act)]).toEqual([String(act), 'lobby_started']);
  });

  test('it is begun once, however often and from wherever at once', async () => {
    for (const name of ['Zoe', 'Max']) await joinLobby(ann, link, { name, guest: name });
    const other = await accounts.another('ann');
    const started = await Promise.allSettled([startLobby(ann, lobby), startLobby(other, lobby)]);
    await other.close();
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(started.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { token: expect.stringMatching(/^lobby_(changed|started)$/) } });
    expect(await root.rows('SELECT number FROM LobbyGame WHERE lobby_id = ?', [lobby])).toEqual([{ number: 1 }]);
    expect(await root.rows('SELECT COUNT(*) AS games FROM Game WHERE game_id NOT IN (SELECT game_id FROM LobbyGame) AND name = "Friday"')).toEqual([{ games: 0 }]);
    expect(await root.rows('SELECT call_id FROM CalledGame')).toEqual([]);
  });

  test('a game is not made of seats that have changed since they were read', async () => {
    for (const name of ['Zoe', 'Max']) await joinLobby(ann, link, { name, guest: name });
    const terms = { lobby, seats: [0, 1], host: accountName('ann'), changes: 1 };
    const before = await root.rows('SELECT game_id FROM Game');
    await expect(root.run("CALL make_game('standard', NULL, ?, ?, @game_id)", ['{"players": 2}', JSON.stringify(terms)])).rejects.toMatchObject({ token: 'lobby_changed' });
    expect([await root.rows('SELECT call_id FROM CalledGame'), (await readLobby(ann, lobby))?.Game]).toEqual([[], null]);
    expect(await root.rows('SELECT game_id FROM Game')).toEqual(before);
  });

  test('too few cannot begin, and stay as they are', async () => {
    expect(await refused(() => startLobby(ann, lobby))).toBe('too_few_players');
    await joinLobby(ann, link, { name: 'Zoe', guest: 'zoe' });
    expect(await refused(() => startLobby(ann, lobby))).toBe('too_few_players');
  });

  test('only the host fills, closes, links, begins and deletes it; the owner of the database may', async () => {
    await joinLobby(ann, link, { name: 'Zoe', guest: 'zoe' });
    const acts = [
      (by: GameConnection) => seatBots(by, lobby, '1'), (by: GameConnection) => admitNewcomers(by, lobby, false), (by: GameConnection) => admitNewcomers(by, lobby, true), (by: GameConnection) => renewLobbyLink(by, lobby),
      (by: GameConnection) => takeBackLobbyLink(by, lobby), (by: GameConnection) => startLobby(by, lobby), (by: GameConnection) => deleteLobby(by, lobby),
    ];
    for (const act of acts) expect([String(act), await refused(() => act(bea))]).toEqual([String(act), 'not_your_lobby']);
    await seatBots(root, lobby, '1');
    const game = await startLobby(root, lobby);
    expect([await readSeatsOfGuest(ann, game, 'zoe'), await root.rows('SELECT made_by FROM Game WHERE game_id = ?', [game])]).toEqual([[0], [{ made_by: accountName('ann') }]]);
  });

  test('deleting it, or its last game, deletes everything of it', async () => {
    await deleteLobby(ann, lobby);
    expect([await refused(() => lobbyOfLink(ann, link)), await refused(() => deleteLobby(ann, lobby))]).toEqual(['lobby_not_found', 'lobby_not_found']);
    await open('table');
    await seatBots(ann, lobby, null);
    await ann.run('CALL delete_game(?)', [await startLobby(ann, lobby)]);
    expect(await root.rows('SELECT lobby_id FROM Lobby WHERE lobby_id = ? UNION SELECT lobby_id FROM LobbySeat WHERE lobby_id = ?', [lobby, lobby])).toEqual([]);
  });
});

describe('a lobby between accounts', () => {
  beforeEach(() => open('accounts'));

  test('is joined by accounts with their own SQL client, and each moves for its own seat', async () => {
    await joinLobby(ann, link, { name: 'Ann', guest: null });
    await joinLobby(cid, link, { seat: '2', name: 'Cid', token: 'Car', guest: null });
    await joinLobby(dan, link, { name: 'Dan', guest: null });
    await seatBots(ann, lobby, null);
    expect((await readLobbySeats(cid, lobby)).map(({ Name: name, Account: account, Yours: yours }) => [name, account, yours]).slice(0, 3)).toEqual([
      ['Ann', accountName('ann'), 0], ['Dan', accountName('dan'), 0], ['Cid', accountName('cid'), 1],
    ]);
    const game = await startLobby(ann, lobby);
    expect(await root.rows('SELECT name, account FROM Player WHERE game_id = ? ORDER BY pid LIMIT 3', [game])).toEqual([
      { name: 'Ann', account: accountName('ann') }, { name: 'Dan', account: accountName('dan') }, { name: 'Cid', account: accountName('cid') },
    ]);
    await expect(accounts.sessions.bea.run('CALL make_move(?, ?, NULL)', [game, 'roll'])).rejects.toMatchObject({ token: 'not_your_seat' });
    expect(await readInvitations(ann, game)).toEqual([]);
  });

  test('has one seat for each account, which nobody else frees or takes, not even for a guest', async () => {
    await joinLobby(cid, link, { seat: '1', name: 'Cid', guest: null });
    await joinLobby(cid, link, { seat: '3', name: 'Cid', guest: null });
    expect(await seats()).toEqual(['-', '-', '-', 'Cid']);
    expect([
      await refused(() => joinLobby(dan, link, { seat: '3', name: 'Dan', guest: null })), await refused(() => freeSeat(dan, lobby, '3', null)), await refused(() => freeSeat(bea, lobby, '3', null)),
      await refused(() => joinLobby(dan, link, { name: 'Dan', guest: 'x' })),
    ]).toEqual(['seat_taken', 'not_your_seat', 'not_your_seat', 'wrong_seating']);
    await freeSeat(cid, lobby, '3', null);
    expect(await seats()).toEqual(['-', '-', '-', '-']);
    await joinLobby(dan, link, { name: 'Dan', guest: null });
    await freeSeat(ann, lobby, '0', null);
    expect(await seats()).toEqual(['-', '-', '-', '-']);
  });

  test('nobody joins without its link', async () => {
    for (const wrong of ['', 'x', String(lobby), link.slice(1), link.toUpperCase()]) expect([wrong, await refused(() => joinLobby(cid, wrong, { name: 'Cid', guest: null }))]).toEqual([wrong, 'lobby_not_found']);
  });
});

test.each([
  [{ players: ['Ann', 'Ben'] }, 'table', 'options_malformed'], [{ seats: { 0: 'x' }, dice: 'server' }, 'accounts', 'options_malformed'], [{ characters: { Bill: 'Scrooge' } }, 'table', 'options_malformed'],
  [{ dice: 'table' }, 'accounts', 'options_malformed'], [{}, 'nobody', 'options_malformed'], [{ players: 99 }, 'table', 'too_many_players'], [{ players: 1 }, 'table', 'too_few_players'], [{ pace: 'x' }, 'table', 'pace_not_found'],
  [{ rules: { jail_fine: -1 } }, 'table', 'rules_malformed'], [{ clock: 60, stand_in: 'x' }, 'table', 'character_not_found'], [{ what: 1 }, 'table', 'options_malformed'],
])('no lobby is opened with %j between %s: %s', async (options, seating, token) => {
  expect(await refused(() => openLobby(ann, 'standard', null, options as GameOptions, seating as 'table'))).toBe(token);
});

test('a lobby has as many seats as its edition allows, at most eight, and its options are those of its game', async () => {
  const { Lobby: other, Link: itsLink } = await openLobby(ann, 'classic', null, { dice: 'server', pace: 'high', rules: { jail_fine: 77 }, clock: 60 }, 'table');
  const [edition] = await ann.rows<{ most: number }>("SELECT `Maximum players` AS most FROM editionsView WHERE Edition = 'classic'");
  expect(await readLobby(ann, other)).toMatchObject({ Seats: Math.min(8, edition?.most ?? 0), Pace: 'high', Name: null });
  for (const name of ['Zoe', 'Max']) await joinLobby(ann, itsLink, { name, guest: name });
  const game = await startLobby(ann, other);
  expect(await root.rows('SELECT s.name, s.pace, s.move_seconds, r.jail_fine FROM Game AS s JOIN Ruleset AS r USING (ruleset_id) WHERE s.game_id = ?', [game])).toEqual([{ name: 'classic', pace: 'high', move_seconds: 60, jail_fine: 77 }]);
});

test('an account has at most twenty lobbies whose game has not begun', async () => {
  const opened: number[] = [];
  const token = await (async () => {
    for (;;) opened.push((await openLobby(bea, 'hoarding', null, {}, 'table')).Lobby);
  })().catch((error: { token?: string }) => error.token);
  expect([token, opened.length]).toEqual(['too_many_lobbies', 20]);
  for (const one of opened) await deleteLobby(bea, one);
});

/** Ends a game: each leaves when it is their turn, so the last in the order wins. */
async function end(game: number): Promise<void> {
  await root.run('SET @game_id = ?', [game]);
  for (;;) {
    const [next] = await root.rows<{ player: number }>("SELECT `Player No.` AS player FROM movesView WHERE Action = 'leave'");
    if (!next) return;
    await root.run("INSERT INTO Gamemanager (player_ID, action) VALUES (?, 'leave')", [next.player]);
  }
}

describe('another game at the same table', () => {
  let game: number;
  beforeEach(async () => {
    await open('table', { players: 4, rules: { player_order: 'seat' } });
    await joinLobby(ann, link, { name: 'Ann', guest: null });
    for (const name of ['Zoe', 'Max']) await joinLobby(ann, link, { name, guest: name });
    game = await startLobby(ann, lobby);
  });

  test('begins when everybody has said so, with the same seats, names and pieces; who begins moves on by one', async () => {
    const tokens = await root.rows('SELECT p.name, p.token FROM Player AS p WHERE p.game_id = ? ORDER BY p.name', [game]);
    await end(game);
    expect([await playAgain(ann, lobby, 'Zoe'), await playAgain(ann, lobby, null)]).toEqual([null, null]);
    const { Changes: changes } = (await readLobby(ann, lobby))!;
    expect([await playAgain(ann, lobby, 'Zoe'), (await readLobby(ann, lobby))?.Changes]).toEqual([null, changes]);
    expect((await readLobbySeats(ann, lobby)).map(({ Ready: ready, Wins: wins }) => [ready, wins])).toEqual([[1, 0], [1, 0], [0, 1], [0, 0]]);
    const next = await playAgain(ann, lobby, 'Max');
    expect(next).toBeGreaterThan(game);
    expect(await namesOf(next ?? 0)).toEqual(['Zoe', 'Max', 'Ann']);
    expect(await root.rows('SELECT p.name, p.token FROM Player AS p WHERE p.game_id = ? ORDER BY p.name', [next])).toEqual(tokens);
    expect(await readLobby(ann, lobby)).toMatchObject({ Game: next, Playing: 1, Games: 2 });
    for (const guest of ['Zoe', 'Max']) expect(await readSeatsOfGuest(ann, next ?? 0, guest)).toHaveLength(1);
    await end(next ?? 0);
    expect(await readSeries(ann, next ?? 0)).toMatchObject({ Number: 2, seats: [{ Name: 'Ann', Wins: 1 }, { Wins: 0 }, { Name: 'Max', Wins: 1 }, { Wins: 0 }] });
  });

  test('leaves players their numbers, which are their colours, where dice decide who begins', async () => {
    await open('table', { players: 3, rules: { player_order: 'rolled' } });
    for (const name of ['Zoe', 'Max', 'Kim']) await joinLobby(ann, link, { name, guest: name });
    for (let games = 1; games <= 3; games += 1) {
      const one = games === 1 ? await startLobby(ann, lobby) : (await readLobby(ann, lobby))?.Game ?? 0;
      expect(await namesOf(one)).toEqual(['Zoe', 'Max', 'Kim']);
      await end(one);
      for (const name of ['Zoe', 'Max', 'Kim']) await playAgain(ann, lobby, name);
    }
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 4, Playing: 1 });
  });

  test('cannot be asked for while a game is played, before the first one, or by somebody without a seat', async () => {
    expect(await refused(() => playAgain(ann, lobby, 'Zoe'))).toBe('lobby_started');
    expect(await refused(() => startLobby(ann, lobby))).toBe('lobby_started');
    await end(game);
    expect(await refused(() => playAgain(ann, lobby, 'somebody'))).toBe('not_your_seat');
    expect(await refused(() => playAgain(bea, lobby, null))).toBe('not_your_seat');
    expect(await refused(() => deleteLobby(ann, lobby))).toBe('lobby_started');
    const other = await openLobby(ann, 'standard', null, { players: 2 }, 'table');
    await joinLobby(ann, other.Link, { name: 'Zoe', guest: 'Zoe' });
    expect((await readLobbySeats(ann, other.Lobby)).map(({ Ready: ready }) => ready)).toEqual([0, 0]);
    expect(await refused(() => playAgain(ann, other.Lobby, 'Zoe'))).toBe('no_game_yet');
  });

  test('knows who played in the last one, by whichever seat they have now', async () => {
    const players = async (): Promise<unknown[]> => (await readLobbySeats(ann, lobby)).map((seat) => [seat.Name, seat['Player No.']]);
    await end(game);
    expect(await players()).toEqual([['Ann', 0], ['Zoe', 1], ['Max', 2], [null, null]]);
    await takeSeat(ann, lobby, { seat: '3', name: 'Zoe', token: null, guest: 'Zoe' });
    await freeSeat(ann, lobby, '2', null);
    for (const name of ['Kim', 'Max']) await joinLobby(ann, link, { name, guest: name });
    expect(await players()).toEqual([['Ann', 0], ['Kim', null], ['Max', null], ['Zoe', 1]]);
    await playAgain(ann, lobby, 'Zoe');
    const next = await startLobby(ann, lobby);
    expect(await players()).toEqual([['Ann', 3], ['Kim', 0], ['Max', 1], ['Zoe', 2]]);
    await end(next);
    await ann.run('CALL delete_game(?)', [next]);
    expect(await players()).toEqual([['Ann', null], ['Kim', null], ['Max', null], ['Zoe', null]]);
  });

  test('goes on without those who have left or do not answer, with newcomers and bots in their places', async () => {
    await end(game);
    await freeSeat(ann, lobby, '1', 'Zoe');
    await joinLobby(ann, link, { name: 'Kim', guest: 'Kim' });
    await seatBots(ann, lobby, '3', 'scrooge');
    const next = await startLobby(ann, lobby);
    // Max has not answered.
    expect((await namesOf(next)).sort()).toEqual(['Ann', 'Ebenezer Scrooge', 'Kim'].sort());
    expect(await readSeatsOfGuest(ann, next, 'Max')).toEqual([]);
    expect([await readSeatsOfGuest(ann, next, 'Zoe'), await readLobbySeatsOfGuest(ann, lobby, 'Max')]).toEqual([undefined, [2]]);
  });

  test('is made once when the last two say so at the same moment', async () => {
    await end(game);
    await playAgain(ann, lobby, null);
    const other = await accounts.another('ann');
    const answers = await Promise.allSettled([playAgain(ann, lobby, 'Zoe'), playAgain(other, lobby, 'Max')]);
    await other.close();
    expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value !== null)).toHaveLength(1);
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 2, Playing: 1 });
  });

  test('begins when the last person who has not answered leaves, and a change of the seat is no answer', async () => {
    await end(game);
    await playAgain(ann, lobby, null);
    await freeSeat(ann, lobby, '1', 'Zoe');
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 1, Playing: 0 });
    await joinLobby(ann, link, { name: 'Kim', guest: 'Kim' });
    await playAgain(ann, lobby, 'Kim');
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 1, Playing: 0 });
    await joinLobby(ann, link, { seat: '3', name: 'Maxi', guest: 'Max' });
    expect((await readLobbySeats(ann, lobby)).map(({ Name: name, Ready: ready }) => [name, ready])).toEqual([['Ann', 1], ['Kim', 1], [null, 0], ['Maxi', 0]]);
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 1, Playing: 0 });
    await freeSeat(ann, lobby, '3', 'Max');
    const { Game: next } = (await readLobby(ann, lobby))!;
    expect((await namesOf(next ?? 0)).sort()).toEqual(['Ann', 'Kim']);
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 2, Playing: 1 });
  });

  test('does not begin when the host removes somebody, who may want somebody else there', async () => {
    await end(game);
    await playAgain(ann, lobby, null);
    await playAgain(ann, lobby, 'Zoe');
    await freeSeat(ann, lobby, '2', null);
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 1, Playing: 0 });
    await joinLobby(ann, link, { seat: '2', name: 'Kim', guest: 'Kim' });
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 1, Playing: 0 });
    expect(await startLobby(ann, lobby)).toEqual(expect.any(Number));
  });

  test('does not begin when somebody who has agreed leaves, or a bot is removed, and not with too few', async () => {
    await end(game);
    await seatBots(ann, lobby, '3', 'scrooge');
    await playAgain(ann, lobby, 'Zoe');
    await freeSeat(ann, lobby, '1', 'Zoe');
    await freeSeat(ann, lobby, '3', null);
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 1, Playing: 0 });
    await playAgain(ann, lobby, null);
    // Alone there is no game, and Max has left all the same.
    await freeSeat(ann, lobby, '2', 'Max');
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 1, Playing: 0 });
    expect(await seats()).toEqual(['Ann', '-', '-', '-']);
  });

  test('needs as many people as any game', async () => {
    await end(game);
    for (const [seat, guest] of [['1', 'Zoe'], ['2', 'Max']] as const) await freeSeat(ann, lobby, seat, guest);
    expect(await playAgain(ann, lobby, null).catch((error: { token?: string }) => error.token)).toBe('too_few_players');
    expect(await readLobby(ann, lobby)).toMatchObject({ Games: 1, Playing: 0 });
  });
});

test('accounts play again by themselves', async () => {
  await open('accounts', { players: 2, rules: { player_order: 'seat' } });
  await joinLobby(bea, link, { name: 'Bea', guest: null });
  await joinLobby(cid, link, { name: 'Cid', guest: null });
  const game = await startLobby(ann, lobby);
  await makeMove(bea, game, { player_ID: 0, action: 'leave' });
  expect(await playAgain(bea, lobby, null)).toBeNull();
  const next = await playAgain(cid, lobby, null);
  expect(await root.rows('SELECT made_by, seats FROM Game WHERE game_id = ?', [next])).toEqual([{ made_by: accountName('ann'), seats: { 0: accountName('cid'), 1: accountName('bea') } }]);
});

test('players join but open none; spectators do neither; nobody reads the hashes', async () => {
  await open('accounts');
  expect([
    await errnoOf(cid, 'CALL open_lobby(?, NULL, NULL, ?)', ['standard', 'table']), await errnoOf(cid, 'CALL start_lobby(?)', [lobby]), await errnoOf(accounts.sessions.eve, 'CALL join_lobby(?, NULL, ?, NULL, NULL)', [link, 'Eve']),
    await errnoOf(ann, 'SELECT link_hash FROM Lobby'), await errnoOf(ann, 'SELECT guest_hash FROM LobbySeat'),
  ]).toEqual([NO_ROUTINE, NO_ROUTINE, NO_ROUTINE, NO_TABLE, NO_TABLE]);
});

test('games that were not begun in a lobby are as before', async () => {
  const game = await openGame(ann, 'hoarding', null, { players: 2, dice: 'server' });
  expect(await root.rows('SELECT lobby_id FROM LobbyGame WHERE game_id = ?', [game])).toEqual([]);
  await ann.run('CALL delete_game(?)', [game]);
});
