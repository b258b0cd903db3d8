import { expect, test } from '@jest/globals';
import { type Catalogue, readCatalogue } from '../../../src/deploy/catalogue';
import { DeployError } from '../../../src/deploy/deploy-error';
import { linkCatalogue, unlinkedCatalogue } from '../../../src/deploy/link-catalogue';
import { LinkError } from '../../../src/linker';

/** The catalogue of this checkout, with another text in a routine. */
function changed(name: string, from: string, to: string): Catalogue {
  const catalogue = readCatalogue();
  const objects = catalogue.objects.map((object) => (object.name === name ? { ...object, sql: object.sql.replace(from, to) } : object));
  expect(objects).not.toEqual(catalogue.objects);
  return { ...catalogue, version: 'another', objects };
}

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each([
  ['an unknown procedure', linkCatalogue, 'CALL nobody();', 'There is no procedure nobody.'],
  ['what the linker does not read', linkCatalogue, 'COMMIT;', 'COMMIT is not understood'],
  ['an unknown variable of the move', linkCatalogue, 'SET m_nothing = 1;', 'The move has no m_nothing'],
  ['the same without linking', unlinkedCatalogue, 'SET m_nothing = 1;', 'The move has no m_nothing'],
] as const)('%s is an error of the deploy with file and line', (_, made, statement, message) => {
  const error = errorOf(() => made(changed('player_landing', '\nEND', `\n${statement}\nEND`)));
  expect(error).toBeInstanceOf(DeployError);
  expect(String(error)).toMatch(/procedures\/landing\/player_landing\.sql:\d+: /);
  expect(String(error)).toContain(message);
  expect((error as DeployError).cause).toBeInstanceOf(LinkError);
});

test('a refusal of the league has no number in a move', () => {
  const error = errorOf(() => linkCatalogue(changed('player_landing', '\nEND', "\nCALL refuse('too_few_entries', 'x');\nEND")));
  expect(String(error)).toContain('The refusal too_few_entries has no number.');
});
