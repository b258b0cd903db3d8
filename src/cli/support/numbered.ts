import { InvalidArgumentError } from 'commander';

/** Values by player number, 0 for the first player. */
export type Numbered = Readonly<Record<number, string>>;

/** For commander: collects values given as `number=text`. @param what is given, e.g. 'A piece' */
export function parseNumbered(what: string): (text: string, before: Numbered | undefined) => Numbered {
  return (text, before) => {
    const [, number, value] = /^\s*(\d{1,4})\s*=\s*(.*\S)\s*$/s.exec(text) ?? [];
    if (number === undefined || value === undefined) {
      throw new InvalidArgumentError(`Expected number=${what.split(' ').at(-1)}, 0 for the first player.`);
    }
    if (before?.[Number(number)] !== undefined) throw new InvalidArgumentError(`Player ${number} already has ${what.toLowerCase()}.`);
    return { ...before, [Number(number)]: value };
  };
}
