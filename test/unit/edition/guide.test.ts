import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../../../src/deploy/catalogue';
import type { GameConnection } from '../../../src/game/connection';
import { openGame } from '../../../src/game/new-game';
import { readEditions, readGuide, readPending } from '../../../src/game/views';
import { openWorkerDatabase } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function guideOf(edition: string): Promise<string[]> {
  const found = (await readEditions(connection)).find(({ Edition: name }) => name === edition);
  return (await readGuide(connection, found?.Ruleset ?? 0)).map(({ Sentence }) => Sentence);
}

describe('guideView', () => {
  test('says how an edition is played, in its own words', async () => {
    const sentences = await guideOf('singletonopoly');
    expect(sentences[0]).toBe('Who passes Start, or comes to it, gets $512.');
    expect(sentences).toEqual(
      expect.arrayContaining([
        'Everybody begins with $4096.',
        '3 doubles in a row lead to jail (On Vacation).',
        'Who owns a whole neighborhood may build there: up to 5 restaurants on each property.',
        'Unpawn properties: it costs what was paid and 10.24 % more.',
      ]),
    );
    expect(sentences.join('\n')).not.toMatch(/building|house|auction/);
  });

  test('says nothing of what an edition does not know', async () => {
    const text = (await guideOf('hoarding')).join('\n');
    expect(text).not.toMatch(/jail|auction|mortgage|trade/);
    expect(text).toContain('After 10 turns the game is over.');
    expect(text).toContain('Who is worth most wins');
  });

  test('says what a game has otherwise than its edition', async () => {
    const id = await openGame(connection, 'singletonopoly', null, { players: ['Ann', 'Bob'], rules: { jail_fine: 99, house_stock: 7 } });
    await connection.choose(id);
    const sentences = (await readGuide(connection, (await readPending(connection))?.Ruleset ?? 0)).map(({ Sentence }) => Sentence);
    expect(sentences).toContain('$99 buys a player out of jail (On Vacation) before he rolls, or a card that he keeps for that.');
    expect(sentences).toContain('There are 7 restaurants in all.');
  });

  test('says of a tile nothing that house rules may change', async () => {
    const guideOfGame = async (rules: Record<string, boolean | null>): Promise<string> => {
      const id = await openGame(connection, 'classic', null, { players: ['Ann', 'Bob'], rules });
      await connection.choose(id);
      const sentences = await readGuide(connection, (await readPending(connection))?.Ruleset ?? 0);
      return sentences.map(({ Sentence }) => Sentence).join('\n');
    };
    const usual = await guideOfGame({});
    expect(usual).toContain('Instead of Income Tax a player may choose to pay 10 % of what he has');
    const other = await guideOfGame({ tax_percent: null, worth_of_buildings: false, has_pot: true });
    expect(other).toContain('lies in the pot, for whoever comes to Free Parking.');
    expect(other).not.toMatch(/tenth|%\D*of what he has|Nothing happens/);
    expect(other).toContain('Income Tax: Pay 200.');
  });

  test('is a text without gaps, of every edition', async () => {
    for (const { Edition: edition } of await readEditions(connection)) {
      for (const sentence of await guideOf(edition)) expect(sentence).toMatch(/^\S.*\S$/);
    }
  });

  test('names every rule', async () => {
    const parts = ['guideTurnView', 'guideEstateView', 'guideEndView'].map((name) =>
      fs.readFileSync(path.join(CHECKOUT, 'procedures/edition', `${name}.sql`), 'utf8'),
    );
    const rules = await connection.rows<{ rule: string }>('SELECT rule FROM Rule');
    const untold = rules.map(({ rule }) => rule).filter((rule) => !parts.join('\n').includes(`WHEN '${rule}' THEN`));
    expect(untold).toEqual([]);
  });
});
