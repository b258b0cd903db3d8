import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { at, type Document, errorsOf, type Json, quay } from '../../support/documents';
import { openWorkerDatabase } from '../../support/game';

/* Every row of RuleNeed, EffectNeed and RuleLimit: a document that breaks it is rejected, one that keeps it is not. */

type Facts = Record<string, Json>;

interface Need {
  /** a rule or an effect */
  name: string;
  isRule: number;
  sentence: string;
  /** it is broken where one of them holds */
  facts: Facts[];
}

interface Rule {
  rule: string;
  topic: string;
  type: 'integer' | 'boolean' | 'choice' | 'tile';
  minimum: number;
  maximum: number;
  choices: string[] | null;
  standard: Json;
}

let connection: GameConnection;
let rules: Map<string, Rule>;
let needs: Need[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
  rules = new Map((await connection.rows<Rule>(
    'SELECT rule, topic, type, minimum, maximum, choices, default_value AS standard FROM Rule',
  )).map((rule) => [rule.rule, rule]));
  needs = await connection.rows<Need>(
    'SELECT n.rule AS name, 1 AS isRule, o.sentence, o.facts FROM RuleNeed AS n JOIN Obstacle AS o USING (obstacle)' +
      ' UNION ALL SELECT n.effect, 0, o.sentence, o.facts FROM EffectNeed AS n JOIN Obstacle AS o USING (obstacle)',
  );
});
afterAll(() => connection.close());

type Tile = Document;
const tiles = (document: Document): Json[] => at(document, 'board', 'tiles') as unknown as Json[];
const cards = (document: Document): Json[] => at(document, 'decks', 'Bottles') as unknown as Json[];
const properties = (document: Document): Tile[] => tiles(document).filter((tile): tile is Tile => typeof tile === 'object' && tile !== null && 'property' in tile);

/** Where a rule stands. */
const home = (document: Document, rule: string): Document => at(document, rules.get(rule)?.topic === 'board' ? 'board' : 'rules');

/** Another value than the default for a rule, and than one more. */
function otherValue({ rule, type, minimum, choices, standard }: Rule, but: Json = standard): Json {
  const values: Json[] = { boolean: [true, false], choice: [...(choices ?? [])].reverse(), tile: ['Lock'], integer: [minimum + 2, minimum + 1] }[type];
  return values.find((value) => value !== standard && value !== but) ?? (rule === 'pot_location' ? 'Lock' : standard);
}

/** Takes an effect from all tiles and cards. */
function withoutEffect(document: Document, effect: string): void {
  tiles(document).forEach((tile, n) => {
    if (typeof tile === 'object' && tile !== null && effect in tile) tiles(document)[n] = (tile as Tile).bonus as string;
  });
  for (const card of cards(document)) delete (card as Document)[effect];
}

/** Gives one tile an effect, unless something has it. */
function withEffect(document: Document, effect: string): void {
  if ([...tiles(document), ...cards(document)].some((part) => typeof part === 'object' && part !== null && effect in part)) return;
  tiles(document)[2] = { bonus: 'Storm', [effect]: 20 };
}

/** Makes a document such that a fact holds. */
function establish(document: Document, fact: string, value: Json): void {
  if (rules.has(fact)) home(document, fact)[fact] = value;
  else if (fact === 'opening') document.opening = value === true ? (quay('needs').opening ?? null) : [];
  else if (fact === 'more than 60 players') at(document, 'rules').max_players = value === true ? 61 : 4;
  else if (fact === 'properties') value === true || tiles(document).forEach((tile, n) => {
    if (typeof tile === 'object' && tile !== null && 'property' in tile) tiles(document)[n] = tile.property as string;
  });
  else if (fact === 'house_cost' || fact === 'hotel_cost') value === true || properties(document).forEach((tile) => delete tile[fact]);
  else if (fact === 'skyscraper_cost') properties(document).filter((tile) => 'house_cost' in tile).forEach((tile) => (value === true ? (tile[fact] = 60) : delete tile[fact]));
  else if (fact === 'rent by dice') value === true || properties(document).forEach((tile) => (tile.rent = 'price'));
  else if (fact === 'rent but by dice') value === true || properties(document).forEach((tile) => (tile.rent = { dice: [4, 10] }));
  else if (value === false) withoutEffect(document, fact);
  else withEffect(document, fact);
}

/** A document in which nothing is in the way of a rule or an effect: of each obstacle, one fact is false. */
function unobstructed(name: string): Document {
  const document = quay('needs', (one) => (at(one, 'rules').max_houses = 4));
  for (const { facts } of needs.filter((need) => need.name === name)) {
    for (const every of facts) {
      const [fact = '', value = null] = Object.entries(every).filter(([other]) => other !== name && other !== 'properties').at(-1) ?? Object.entries(every)[0] ?? [];
      const rule = rules.get(fact);
      if (rule === undefined) establish(document, fact, value !== true);
      else if ((home(document, fact)[fact] ?? rule.standard) === value) establish(document, fact, otherValue(rule, value));
    }
  }
  return document;
}

/** A document with a rule that differs from its default, or with an effect. */
function withName(document: Document, { name, facts }: Pick<Need, 'name' | 'facts'>): Document {
  const rule = rules.get(name);
  if (rule === undefined) withEffect(document, name);
  else establish(document, name, facts.find((every) => name in every)?.[name] ?? otherValue(rule));
  return document;
}

/** The errors of a document that stand at a rule or an effect. */
async function errorsAt(document: Document, name: string): Promise<string[]> {
  const errors = await errorsOf(connection, document);
  return errors.filter((error) => error.split(' ')[0]?.endsWith(`.${name}`)).map((error) => error.slice(error.indexOf(' ') + 1));
}

/** The same, without what other numbers limit. */
async function needsBrokenAt(document: Document, name: string): Promise<string[]> {
  return (await errorsAt(document, name)).filter((error) => !/^must (not be more|be less) than /.test(error));
}

test('what needs others is accepted where nothing is in its way', async () => {
  for (const need of new Map(needs.map((one) => [one.name, one])).values()) {
    expect([need.name, await needsBrokenAt(withName(unobstructed(need.name), need), need.name)]).toEqual([need.name, []]);
  }
});

test('what needs others is rejected where they are in its way, with a sentence that names them', async () => {
  for (const need of needs) {
    for (const every of need.facts) {
      const document = withName(unobstructed(need.name), need);
      for (const [fact, value] of Object.entries(every)) establish(document, fact, value);
      const sentence = need.sentence.replace('{value}', String(rules.has(need.name) ? home(document, need.name)[need.name] : ''));
      expect([need.name, every, await needsBrokenAt(document, need.name)]).toEqual([need.name, every, [sentence]]);
      expect(Object.keys(every).filter((fact) => fact !== need.name && sentence.includes(fact))).not.toEqual([]);
    }
  }
});

test('a number that another one limits is accepted up to it, and rejected above', async () => {
  const limits = await connection.rows<{ rule: string; other: string; may_equal: number }>('SELECT rule, other, may_equal FROM RuleLimit');
  expect(limits.length).toBeGreaterThan(3);
  for (const { rule, other, may_equal } of limits) {
    const document = quay('needs');
    Object.assign(at(document, 'rules'), { winner: 'net_worth', [other]: 5 });
    for (const [value, errors] of [[4, []], [5, may_equal ? [] : [`must be less than ${other}, 5`]], [6, [`must ${may_equal ? 'not be more' : 'be less'} than ${other}, 5`]]] as const) {
      establish(document, rule, value);
      expect([rule, value, await errorsAt(document, rule)]).toEqual([rule, value, errors]);
    }
  }
});

test('the rules of an edition say what they need, one sentence for each', async () => {
  const rows = await connection.rows<{ rule: string; needs: string | null }>("SELECT `Rule` AS rule, `Needs` AS needs FROM rulesView WHERE `Edition` = 'classic'");
  const said = new Map(rows.map(({ rule, needs: text }) => [rule, text]));
  expect(said.get('raise_percent')).toBe('Makes no sense without an auction. Makes no sense without first_bid_percent.');
  expect(said.get('hotel_after')).toMatch(/^Must be less than max_houses\. Makes no sense on a board without house_cost\. /);
  expect(said.get('pot')).toBe('Needs a tile or a card with take_pot, or pot_location.');
  expect(said.get('starting_cash')).toBeNull();
});
