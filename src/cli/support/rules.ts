import { InvalidArgumentError } from 'commander';

/** For commander: collects rules. */
export function parseRule(text: string, before: Record<string, string> | undefined): Record<string, string> {
  const [, rule, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/s.exec(text) ?? [];
  if (rule === undefined || value === undefined) throw new InvalidArgumentError('Expected rule=value.');
  if (before && Object.hasOwn(before, rule)) throw new InvalidArgumentError(`The rule ${rule} is given twice.`);
  return { ...before, [rule]: value };
}
