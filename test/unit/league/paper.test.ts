import { describe, expect, test } from '@jest/globals';
import { decode, ImportError, readCsv } from '../../../src/league/csv';
import { completions, readEntry } from '../../../src/league/result-parser';
import { parseMatchReference } from '../../../src/league/match-reference';
import { sheetPage } from '../../../src/league/sheet-page';
import { repeatsNote } from '../../../src/league/notes';
import type { MatchPlayer, RepeatedMeeting, Standing } from '../../../src/league/views';

const row = (Table: number, Player: string, Score: number | null = null): MatchPlayer => ({
  Tournament: 1, Round: 3, Table, Match: 100_000 + Table, Strength: null, 'Player No.': 1, Player, Score,
});
const MATCHES = [row(1, 'Ann'), row(1, 'Ben'), row(1, 'Cleo'), row(2, 'Anna B.'), row(2, 'Anton'), row(2, '<b>Eve</b> & "co"')];

const pair = (Player: string, Other: string): RepeatedMeeting => ({
  Tournament: 1, Round: 3, Table: 1, Match: 100_001, 'Player No.': 1, Player, 'Other No.': 2, Other, 'Met before': 1,
});

test('a note names the pairs who meet again', () => {
  expect(repeatsNote([])).toBeUndefined();
  expect(repeatsNote([pair('Ivy', 'Max')])).toBe('1 pair meets again: Ivy–Max');
  expect(repeatsNote([pair('Ivy', 'Max'), pair('Hal', 'Kai')])).toBe('2 pairs meet again: Ivy–Max, Hal–Kai');
});

describe('a page of a round', () => {
  const standing = { Tournament: 1, Rank: 1, 'Player No.': 1, Player: '<script>x</script>', Matches: 1, Points: 4, 'Points per match': 4, 'Total score': 6, Wins: 1, Byes: 0, 'Points for byes': 0, Bonus: 0 } satisfies Standing;
  const page = sheetPage({
    tournament: { Tournament: 1, Name: 'Cup <1>', Start: '2026-01-01', End: '2026-01-02', 'Point system': 'Point System 1', Players: 6, Rounds: 3, Matches: 2, Played: 0, Closed: 'no' },
    round: { Tournament: 1, Round: 3, Start: '2026-01-01', End: '2026-01-02', Matches: 2, Played: 0, Byes: 'Gus & Hana' },
    matches: MATCHES, repeated: [pair('Ann', 'Ben')], standings: [standing],
  });

  test('has tables, a slip a table, and standings', () => {
    expect(page.match(/<div class="slip">/g)).toHaveLength(2);
    for (const text of ['3/1', '3/2', '1 pair meets again: Ann–Ben', 'Anna B.', 'Sitting out: Gus &amp; Hana', 'Cup &lt;1&gt;']) expect(page).toContain(text);
  });

  test('escapes all names, and fetches nothing', () => {
    expect(page).toContain('&lt;b&gt;Eve&lt;/b&gt; &amp; &quot;co&quot;');
    expect(page).toContain('&lt;script&gt;x&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<b>|<link|<img|@import|url\(|https?:/);
  });

  test('is a page whose elements are closed in order', () => {
    const open: string[] = [];
    for (const [, slash, name = ''] of page.replace(/<!DOCTYPE html>/, '').matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else if (name !== 'meta') open.push(name);
    }
    expect(open).toEqual([]);
    expect(page.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
  });

  test('breaks between parts, and never in a slip or a row, on paper', () => {
    const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
    expect(style.split('{').length).toBe(style.split('}').length);
    for (const rule of ['.slip { border: 1px dashed #555; padding: .6rem; break-inside: avoid; }', 'tr { break-inside: avoid; }', '.part { break-before: page; }']) {
      expect(style).toContain(rule);
    }
  });
});

describe('a line of an evening', () => {
  const at = (round: number | undefined, table: number): MatchPlayer[] => MATCHES.filter(({ Table }) => (round ?? 3) === 3 && Table === table);
  const scores = (line: string): unknown => {
    const entry = readEntry(line, at);
    return entry.kind === 'result' ? [entry.round, entry.table, entry.correct, entry.scores.map(({ player, score }) => `${player} ${score}`)] : entry;
  };

  test.each<[string, unknown]>([
    ['1 14 -4 -10', [undefined, 1, false, ['Ann 14', 'Ben -4', 'Cleo -10']]],
    ['3/1! b=2 A=0 cleo=-2', [3, 1, true, ['Ben 2', 'Ann 0', 'Cleo -2']]],
    ['2 "anna b."=2 anto=0 <=-2', [undefined, 2, false, ['Anna B. 2', 'Anton 0', '<b>Eve</b> & "co" -2']]],
    ['1 14 -4', { kind: 'wrong', what: 'Give 3 scores, for Ann, Ben, Cleo.' }],
    ['2 an=2', { kind: 'wrong', what: 'an may be Anna B. or Anton.' }],
    ['1 zoe=2', { kind: 'wrong', what: 'No player at this table is called zoe.' }],
    ['1 ann=two', { kind: 'wrong', what: 'A score is written like Ann=14, not ann=two.' }],
    ['9 1 2 3', { kind: 'wrong', what: 'No table 9 is drawn.' }],
    ['4/1 0 0 0', { kind: 'wrong', what: 'No table 4/1 is drawn.' }],
    ['Standings now', { kind: 'word', word: 'standings', rest: 'now' }],
  ])('%s', (line, entry) => {
    expect(scores(line)).toEqual(entry);
  });

  test('is completed: words first, then names', () => {
    expect(completions('st', ['Ann'], ['standings', 'undo'])).toEqual([['standings'], 'st']);
    expect(completions('2 an', ['Anna B.', 'Anton', 'Ben'], [])).toEqual([['"Anna B."=', 'Anton='], 'an']);
  });
});

test.each([['3/2', { round: 3, table: 2 }], ['100001', { match: 100_001 }], ['3/', undefined], ['a/b', undefined], ['', undefined]])('%s is read as a match', (text, match) => {
  expect(parseMatchReference(text)).toEqual(match);
});

describe('a file', () => {
  const errors = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      if (error instanceof ImportError) return error.message;
      throw error;
    }
    throw new Error('It was taken.');
  };

  test.each([',', ';', '\t', '|'])('may have %j between cells', (separator) => {
    const [first] = readCsv([['Player', 'round'], ['Ann', '1']].map((cells) => cells.join(separator)).join('\n'), ['round', 'player']);
    expect(first?.cells).toEqual({ player: 'Ann', round: '1' });
  });

  test('may be UTF-16 with its mark, and is refused by name in Latin-1, with the line', () => {
    const text = 'round,player\n1,Pär\n';
    expect(decode(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(text);
    expect(decode(Buffer.from(text))).toBe(text);
    expect(errors(() => decode(Buffer.from(text, 'latin1')))).toBe('line 2: this is not text in UTF-8; save it in UTF-8 (a spreadsheet: as CSV UTF-8)');
  });

  test('says where a row and a cell of it begin, line ends in cells or not', () => {
    const rows = readCsv('round,note,player\r\n1,"two\nlines",Ann\n\n2,,Ben\n', ['round', 'player']);
    expect(rows.map((line) => [line.line, line.lineOf('round'), line.lineOf('player')])).toEqual([[2, 2, 3], [5, 5, 5]]);
  });

  test('without the columns is refused by their names', () => {
    expect(errors(() => readCsv('round:player\n', ['round', 'player']))).toContain('the columns round, player are missing');
  });
});
