import { type Step, STEPS_AFTER, STEPS_BEFORE, STEPS_BEHIND_GATES } from '../../src/deploy/steps';

/** The page that lists the steps of a deploy, relative to the checkout. */
export const DEPLOY_PAGE = 'docs/servers.md';

/** What stands between these comments is made from the steps. */
const PLACE = /(<!-- deploy -->\n\n)[^]*?(<!-- end -->)/;

/** The page with the steps as a deploy runs them. @throws Error when the page has no place for them */
export function withSteps(page: string): string {
  if (!PLACE.test(page)) throw new Error('The page has no place for the steps of a deploy.');
  const after = STEPS_BEFORE.length + STEPS_BEHIND_GATES.length;
  const parts = [
    'The old version plays on while the deploy prepares:',
    numbered(STEPS_BEFORE, 1),
    'Then the gates close. If one of these steps fails, those that have begun are undone, the last one first:',
    numbered(STEPS_BEHIND_GATES, STEPS_BEFORE.length + 1),
    'The new version plays. What fails now is done by the next deploy:',
    numbered(STEPS_AFTER, after + 1),
  ];
  return page.replace(PLACE, (_, start: string, end: string) => `${start}${parts.join('\n\n')}\n\n${end}`);
}

function numbered(steps: readonly Step[], first: number): string {
  return steps.map(({ name, about }, index) => `${first + index}. **${name[0]?.toUpperCase()}${name.slice(1)}.** ${about}`).join('\n');
}
