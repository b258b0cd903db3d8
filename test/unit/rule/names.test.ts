import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { forkGame } from '../../../src/client/time';
import { openGame } from '../../../src/client/new-game';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf } from '../../support/game';

/** Names of players by which one would pass for another, and those of honest people. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const ZERO_WIDTH = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u061c', '\u180e', '\u202e', '\u2066', '\u2800', '\u3164', '\uffa0', '\ufe0f', '\u{e0061}', '\u{e0100}', '\ue000', '\ufffe', '\u{1ffff}'];

const HONEST = [
  'Ann', "Seán O'Neill", 'Jean-Luc', 'Müller, 2.', 'Łukasz', 'Nguyễn Thị Hạnh', 'Nguye\u0302\u0303n', 'İpek Işık', 'Mª José', 'Anna-Maria ♥', 'Günther III',
  'Анна', 'Ольга Їжак', 'Ђорђе', 'Әйгерім', 'Ελένη', 'Ωμέγα', 'Անահիտ', 'ნინო', 'ᎠᏂ',
  'עֲנָת', 'שָׁלוֹם', 'علي', 'مُحَمَّد', 'می\u200cنا', 'نرگس\u200cخانم', 'ܡܪܝܡ', 'अनीता', 'क्\u200dष', 'শর্মিষ্ঠা', 'ਗੁਰਪ੍ਰੀਤ', 'தமிழ்', 'అనిత', 'ಅನಿತಾ', 'ന്\u200d', 'ශ්\u200dරී',
  'สมชาย', 'ສົມ', 'သီရိ', 'ដារា', 'བསྟན་འཛིན', 'ᠮᠣᠩᠭᠣᠯ', 'አበበ', '李小龍', '葛\u{e0100}城', '山田はなこ', 'ｱﾝﾅ', 'アンナ', '김철수', 'ㄅㄆㄇ', 'Ali علي', 'Anna 安娜', 'Иван 伊万',
  '\u{1f469}\u200d\u{1f467}', '\u2764\ufe0f Ann', '\u{1f44d}\u{1f3fd}', '1\ufe0f\u20e3', '\u{1f469}\u{1f3fd}\u200d\u2695\ufe0f', '\u{1f1eb}\u{1f1f7}', '𐐔𐐯𐐝', 'Ａ'.normalize('NFKC'),
];

async function errorOf(name: string): Promise<string | null> {
  const [row] = await connection.rows<{ error: string | null }>('SELECT name_error(?) AS error', [name]);
  return row?.error ?? null;
}

test('ordinary names in every script are accepted', async () => {
  const wrong: [string, string][] = [];
  for (const name of HONEST) {
    const error = await errorOf(name);
    if (error !== null) wrong.push([name, error]);
  }
  expect(wrong).toEqual([]);
});

test('they can play together in one game', async () => {
  await connection.choose(await openGame(connection, 'hoarding', null, { players: HONEST.slice(0, 12) }));
  const [row] = await connection.rows<{ looks: number }>(
    "SELECT COUNT(DISTINCT name_skeleton(j.name) COLLATE utf8mb4_0900_as_cs) AS looks FROM JSON_TABLE(?, '$[*]' COLUMNS (name VARCHAR(40) PATH '$')) AS j",
    [JSON.stringify(HONEST)],
  );
  expect(row?.looks).toBe(HONEST.length);
});

describe('invisible characters are refused', () => {
  test.each(ZERO_WIDTH.map((one) => [one.codePointAt(0)?.toString(16) ?? '', one]))('U+%s', async (_, one) => {
    for (const name of [`An${one}n`, `Ann${one}`, `Ан${one}на`]) expect(await errorOf(name)).toBe('Names cannot contain invisible characters.');
  });

  test('joiners that join nothing', async () => {
    for (const name of ['\u{1f469}\u200d', 'علي\u200c', '\u200cعلي', '李\u200d明', '👩\u200dAnn']) {
      expect([name, await errorOf(name)]).toEqual([name, 'Names cannot contain invisible characters.']);
    }
  });
});

test.each<[what: string, error: RegExp, names: string[]]>([
  ['marks that stand on nothing, pile up, or are an own dot', /^Use at most four accents on a letter/, ['\u0301Ann', 'Ann \u0301', 'A\u0301\u0301nn', 'A\u0301\u0302\u0303\u0304\u0305', 'Mi\u0307a', 'Mı\u0307a']],
  ['letters in the form of a font', /^Use plain letters in a name/, ['𝐀nn', '𝒜nn', 'ℂarl', 'Ａnn', 'ａｎｎ', 'Ⓐnn', '𝟏st']],
  ['two alphabets that look alike', /^Do not mix alphabets/, ['Аnn', 'Annа', 'Αnn', 'Анnа', 'Αнна', 'Ꭺnn', 'Օnn', 'ꓐob', 'Ann Иванова']],
])('%s are refused', async (_, error, names) => {
  for (const name of names) expect([name, await errorOf(name)]).toEqual([name, expect.stringMatching(error)]);
});

describe('in one game', () => {
  test.each([
    ['Сосо', 'Coco'], ['Οοο', 'Ooo'], ['Сосо', 'Ϲοϲο'], ['Jose\u0301', 'José'], ['BOB', 'ꓐꓳꓐ'], ['COP', 'ⲤⲞⲢ'], ['Ann B', 'Ann  B'], ['Ann B', 'Ann\u00a0B'], ['می\u200cنا', 'مینا'], ['\u2764', '\u2764\ufe0f'],
  ])('%s and %s look alike', async (one, other) => {
    const refusal = await changingNothing(connection, () =>
      refusalOf(connection, 'CALL open_game(?, NULL, ?)', ['hoarding', JSON.stringify({ players: [one, other] })]));
    expect(refusal).toMatchObject({ token: 'name_taken', sentence: 'Two players have names that look the same; change one of them.' });
    expect((await refusalOf(connection, 'CALL check_players(?, ?)', ['hoarding', JSON.stringify([one, { name: other }])])).token).toBe('name_taken');
  });

  test.each([['Ann', 'ann'], ['Ann', 'Änn'], ['Анна', 'Anna'], ['はな', 'ハナ'], ['Groß', 'Gross'], ['Елена', 'Ελενα']])('%s and %s are different', async (one, other) => {
    expect(await openGame(connection, 'hoarding', null, { players: [one, other] })).toBeGreaterThan(0);
  });

  test('nobody can imitate a bot, either', async () => {
    const players = [{ character: 'scrooge' }, 'Ebenezer\u00a0Scrooge'];
    expect((await refusalOf(connection, 'CALL open_game(?, NULL, ?)', ['hoarding', JSON.stringify({ players })])).token).toBe('name_taken');
    expect((await refusalOf(connection, 'CALL open_game(?, NULL, ?)', ['hoarding', JSON.stringify({ players: ['Аnn', 'Ben'] })])).token).toBe('name_malformed');
  });

  test('a game that was opened with such names before can be copied', async () => {
    const game = await openGame(connection, 'hoarding', null, { players: ['Ann', 'Ben'] });
    await connection.run("UPDATE Game SET players = JSON_ARRAY('Аnn', 'Ann') WHERE game_id = ?", [game]);
    expect(await forkGame(connection, game, 0, null)).toBeGreaterThan(game);
  });
});

describe('in the league', () => {
  test('no player can have a name that looks like that of another', async () => {
    await connection.run('CALL add_league_player(?)', ['Coco']);
    await connection.run('CALL add_league_player(?)', ['Мама']);
    for (const name of ['Сосо', 'сосо', 'ϹΟϹΟ']) expect((await refusalOf(connection, 'CALL add_league_player(?)', [name])).token).toBe('name_taken');
    await connection.run('CALL add_league_player(?)', ['Сорока']);
    expect((await refusalOf(connection, 'CALL rename_league_player(?, ?)', ['Сорока', 'Сосо'])).token).toBe('name_taken');
    for (const name of ['Сосо\u200b', 'Coсo', '𝐂oco']) expect((await refusalOf(connection, 'CALL add_league_player(?)', [name])).token).toBe('name_malformed');
    await connection.run('CALL rename_league_player(?, ?)', ['Coco', 'COCO']);
    await connection.run('CALL add_league_player(?)', ["O'Neil"]);
    await connection.run('CALL add_league_player(?)', ['D’Ésirée']);
    for (const name of ['O’Neil', 'oʼneil', 'D\'Ésirée']) expect((await refusalOf(connection, 'CALL add_league_player(?)', [name])).token).toBe('name_taken');
    for (const [typed, name] of [['o’neil', "O'Neil"], ["d'Ésirée", 'D’Ésirée'], ['d′Ésirée', 'D’Ésirée']]) {
      await connection.run('CALL rename_league_player(?, ?)', [typed ?? '', name ?? '']);
    }
    expect((await refusalOf(connection, 'CALL rename_league_player(?, ?)', ['O’Neal', 'Nobody'])).token).toBe('league_player_not_found');
    await connection.run('CALL add_league_player(?)', ['نرگس\u200cخانم']);
  });
});
