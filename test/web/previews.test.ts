import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { acceptInvitation, invite, takeBackInvitation } from '../../src/client/invitations';
import { openGame } from '../../src/client/new-game';
import { readSnapshot } from '../../src/page/game/read-snapshot';
import type { Snapshot } from '../../src/page/game/snapshot';
import { pictureOfGame } from '../../src/page/pictures/picture';
import { type Answer, ask } from '../support/ask';
import { serving, type TestWeb } from '../support/web';

/** What others see of a link before anybody opens it: words and a picture, for links that let people in anyway. */

let connection: GameConnection;
let web: TestWeb;
let elsewhere: string;
serving((served) => {
  ({ connection, web, elsewhere } = served);
}, { isShared: true });
afterEach(() => expect(web.errors).toEqual([]));

/** The tags of a page for programs that preview links. */
function tagsOf({ text }: Answer): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&').replaceAll('&#39;', "'")]));
}

/** The width and height of a PNG. */
async function sizeOf(address: string): Promise<[status: number, type: string | null, width: number, height: number]> {
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  const isPicture = body.subarray(1, 4).toString('latin1') === 'PNG';
  return [answer.status, answer.headers.get('content-type'), ...(isPicture ? ([body.readUInt32BE(16), body.readUInt32BE(20)] as const) : ([0, 0] as const))];
}

const A_PICTURE = [200, 'image/png', 1200, 630];

let game: number;
beforeEach(async () => {
  game = await openGame(connection, 'classic', 'Sunday', { dice: 'server', seed: 'previews', players: ['Ada', 'Ben', { character: 'builder' }], rules: { player_order: 'seat' } });
  await connection.choose(game);
  await connection.run("INSERT INTO Gamemanager (action) VALUES ('roll')");
});

describe('a link for watching', () => {
  let door: string;
  beforeEach(async () => {
    door = `${elsewhere}/games/${game}/join/${(await invite(connection, game, null)).Link}`;
  });

  test('says what it leads to, with a picture of the game now', async () => {
    const tags = tagsOf(await ask(door));
    expect(tags).toMatchObject({ site_name: 'sqlopoly', title: 'Sunday', description: 'After 1 move, a game of the classic edition with 3 players.', url: door, image: `${door}/picture.png?at=1`, 'image:width': '1200', 'image:height': '630' });
    expect(await sizeOf(tags.image ?? '')).toEqual(A_PICTURE);
  });

  test('leads to a position: those who have no seat see it first, others go there at once', async () => {
    const first = await ask(`${door}?at=0`);
    expect(tagsOf(first)).toMatchObject({ description: 'After 0 moves, a game of the classic edition with 3 players.', url: `${door}?at=0`, image: `${door}/picture.png?at=0` });
    expect(first.text).toContain(`<img class="position" src="${new URL(door).pathname}/picture.png?at=0"`);
    // Looking lets nobody in: programs that preview links only look.
    expect(first.cookie).toBe('');
    const watching = await ask(`${door}?at=0`, '', {});
    expect(watching.location).toBe(`/games/${game}/past?at=0`);
    expect((await ask(`${door}?at=0`, watching.cookie)).location).toBe(`/games/${game}/past?at=0`);
    expect((await ask(`${door.replace(elsewhere, web.url)}?at=0`)).location).toBe(`/games/${game}/past?at=0`);
    const past = await ask(`${elsewhere}/games/${game}/past?at=0`, watching.cookie);
    // It is shared under the name by which the guest came.
    expect(past.text).toContain(`data-copy="${door}?at=0"`);
  });

  test('shows nothing once it is taken back, and of moves that nobody has made', async () => {
    // More often than pictures can be asked for: what is refused does not count.
    for (let asked = 0; asked < 2; asked += 1) {
      for (const at of ['2', '-1', '0x1', '1.0', '', 'now']) expect((await fetch(`${door}/picture.png?at=${at}`)).status).toBe(422);
    }
    const refused = await ask(`${door}?at=2`);
    expect([refused.status, tagsOf(refused), refused.text.includes('There is no such move.')]).toEqual([422, {}, true]);
    expect((await fetch(`${door}/picture.png?at=0`)).status).toBe(200);
    await takeBackInvitation(connection, game, null);
    for (const path of ['', '?at=0', '/picture.png', '/picture.png?at=0']) {
      const answer = await ask(door + path);
      expect([path, answer.status, tagsOf(answer), answer.text.includes('Sunday')]).toEqual([path, 422, {}, false]);
    }
  });
});

describe('the drawing of a game', () => {
  const textsIn = (svg: string): string[] => [...svg.matchAll(/<text [^>]*font-size="28"[^>]*>([^<]*)</g)].map(([, text = '']) => text);
  async function snapshotOf(gameId: number): Promise<Snapshot> {
    await connection.choose(gameId);
    const snapshot = await readSnapshot(connection, gameId);
    if (!snapshot) throw new Error('There is no such game.');
    return snapshot;
  }

  test('has the board with its pieces, and who has how much, with colours for a program that knows no variables', async () => {
    const snapshot = await snapshotOf(game);
    const svg = pictureOfGame(snapshot);
    expect(textsIn(svg)).toEqual(expect.arrayContaining(['classic', 'After move 1', 'Ada', 'Ben', ...snapshot.players.map(({ Worth: worth }) => snapshot.words.money(worth ?? -1))]));
    expect(svg.match(/class="piece\b/g)).toHaveLength(3);
    expect(svg.match(/var\([^)]*|light-dark\([^)]*|<(?:use|image)[^>]* href="[^#][^"]*/g)).toBeNull();
  });

  test('shows names as text, and another name for one that the typeface lacks', async () => {
    const strange = await openGame(connection, 'standard', null, { dice: 'server', seed: 'names', players: ['<b>"', '王芳', { name: '李娜', token: 'Dog' }], rules: { player_order: 'seat' } });
    const svg = pictureOfGame(await snapshotOf(strange));
    expect(textsIn(svg)).toEqual(expect.arrayContaining(['&lt;b&gt;&quot;', 'Player 2', 'Dog']));
    expect(svg.includes('<b>')).toBe(false);
    const door = await ask(`${elsewhere}/games/${strange}/join/${(await invite(connection, strange, '0')).Link}`);
    expect(tagsOf(door).title).toContain('Play as &lt;b&gt;&quot; in ');
    expect(door.text.includes('<b>"')).toBe(false);
  });

  test('does not say what those are worth who must not know it, and lists them by cash', async () => {
    const snapshot = await snapshotOf(game);
    const players = snapshot.players.map((player, index) => ({ ...player, 'Bank balance': 100 + index, Worth: index === 0 ? null : 900 - index }));
    const texts = textsIn(pictureOfGame({ ...snapshot, players }));
    const names = [...players].reverse().map(({ 'Player name': name }) => name);
    expect(texts.filter((text) => names.includes(text))).toEqual(names);
    expect([texts.includes('–'), texts.includes(snapshot.words.money(100))]).toEqual([true, false]);
  });
});

describe('a link of a seat', () => {
  test('shows the game as long as it gives the seat, and nothing afterwards', async () => {
    const { Link: link } = await invite(connection, game, '0');
    const door = `${elsewhere}/games/${game}/join/${link}`;
    const tags = tagsOf(await ask(door));
    expect(tags.title).toBe('Play as Ada in Sunday');
    expect(await sizeOf(tags.image ?? '')).toEqual(A_PICTURE);
    await acceptInvitation(connection, game, link, 'somebody');
    expect(tagsOf(await ask(door))).toEqual({});
    // Not even how many moves there are.
    for (const query of ['', '?at=1', '?at=99']) {
      expect([query, (await fetch(`${door}/picture.png${query}`)).status, (await ask(door + query)).status]).toEqual([query, 404, 200]);
    }
  });
});

test('without a link there are neither words nor pictures', async () => {
  for (const path of [`/games/${game}`, `/games/${game}/past?at=0`, `/games/${game}/join/${'0'.repeat(32)}`, `/games/${game}/join/${'0'.repeat(32)}/picture.png`, `/t/${'0'.repeat(32)}/picture.png`, `/games/${game}/picture.png`]) {
    const answer = await ask(elsewhere + path);
    expect([path, answer.status >= 400, tagsOf(answer), answer.text.includes('Sunday')]).toEqual([path, true, {}, false]);
  }
});

test('positions are shared by the link that a browser knows, never by the secret of its seat', async () => {
  const { Link: link } = await invite(connection, game, '0');
  const seated = await ask(`${elsewhere}/games/${game}/join/${link}`, '', {});
  const secret = /=(.*)/.exec(seated.cookie)?.[1] ?? '-';
  const past = await ask(`${elsewhere}/games/${game}/past?at=0`, seated.cookie);
  expect([past.status, past.text.includes(secret)]).toEqual([200, false]);
  expect(past.text).toMatch(new RegExp(`data-copy="http://[^"]*/games/${game}/past\\?at=0"`));
  // The host's browser knows the link that it has made.
  const made = await ask(`${web.url}/games/${game}/invite`, '', {});
  expect(made.cookie).toMatch(/^watch_\d+=[0-9a-f]{32}$/);
  expect((await ask(`${web.url}/games/${game}/past?at=0`, made.cookie)).text).toMatch(new RegExp(`data-copy="http://[^"]*/games/${game}/join/${made.cookie.split('=')[1]}\\?at=0"`));
  // Other browsers at this computer do not, and there is no other address at which they are the host's.
  expect((await ask(`${web.url}/games/${game}/past?at=0`)).text).toContain(`data-copy="${web.url}/games/${game}/past?at=0"`);
});

test('the link of a table shows the table, then its game; nobody shares positions with it, because it also gives seats', async () => {
  const opened = await ask(`${web.url}/tables`, '', { edition: 'standard', dice: 'server', who: '', player: 'Ann' });
  const link = /link_\d+=([0-9a-f]{32})/.exec(opened.cookie)?.[1] ?? '';
  const door = `${elsewhere}/t/${link}`;
  const tags = tagsOf(await ask(door));
  expect(tags).toMatchObject({ title: 'Ann invites you to a game of the standard edition', description: expect.stringContaining('2 to 8 players, about 2 hours'), url: door });
  expect(await sizeOf(tags.image ?? '')).toEqual(A_PICTURE);
  const zoe = await ask(`${door}/join`, '', { name: 'Zoe' });
  expect((await ask(door)).text).toContain(`${link}/picture.png?v=`);
  const begun = (await ask(`${web.url}${opened.location ?? ''}/start`, '', {})).location ?? '';
  expect(await sizeOf(`${door}/picture.png`)).toEqual(A_PICTURE);
  const playing = await ask(`${elsewhere}${zoe.location ?? ''}`, zoe.cookie);
  // The cookie with the link goes to the page of the table alone.
  expect(opened.headers.getSetCookie().find((one) => one.startsWith('link_'))).toContain(`Path=${opened.location ?? ''};`);
  const watching = await ask(`${door}/watch`, '', {});
  expect(watching.cookie).toContain(link);
  for (const cookie of [`${zoe.cookie}; ${playing.cookie}`, watching.cookie]) {
    const past = await ask(`${elsewhere}${begun}/past?at=0`, cookie);
    expect([past.status, past.text.includes(link)]).toEqual([200, false]);
    expect(past.text).toContain(`data-copy="${elsewhere}${begun}/past?at=0"`);
  }
  expect((await ask(`${elsewhere}${begun}/join/${link}?at=0`, '', {})).location).toBe(`${begun}/past?at=0`);
});

test('a flood of requests draws a few pictures, and keeps them', async () => {
  const moves = 40;
  const bots = await openGame(connection, 'standard', null, { dice: 'server', seed: 'flood', players: ['builder', 'hunter'].map((character) => ({ character })) });
  await connection.run('CALL play_some(?, ?)', [bots, moves]);
  const door = `${elsewhere}/games/${bots}/join/${(await invite(connection, bots, null)).Link}`;
  const answers = await Promise.all(Array.from({ length: moves }, (_, at) => fetch(`${door}/picture.png?at=${at}`).then(async (answer) => (await answer.arrayBuffer(), answer.status))));
  expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(8);
  expect(answers.filter((status) => status === 503).length).toBeGreaterThanOrEqual(32);
  // One that was drawn is kept.
  expect((await fetch(`${door}/picture.png?at=${answers.indexOf(200)}`)).status).toBe(200);
});
