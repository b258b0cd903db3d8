import { InvalidArgumentError } from 'commander';

/** What players have, by their numbers, 0 for the first. */
export type Numbered = Readonly<Record<number, string>>;

/** For commander: collects what an option says of players, each as `number=text`. @param what it is called, as 'A piece' */
export function parseNumbered(what: string): (text: string, before: Numbered | undefined) => Numbered {
  return (text, before) => {
    const [, number, value] = /^\s*(\d{1,4})\s*=\s*(.*\S)\s*$/s.exec(text) ?? [];
    if (number === undefined || value === undefined) {
      throw new InvalidArgumentError(`${what} is given as number=${what.split(' ').at(-1)}, 0 for the first player.`);
    }
    if (before?.[Number(number)] !== undefined) throw new InvalidArgumentError(`Player ${number} has ${what.toLowerCase()} already.`);
    return { ...before, [Number(number)]: value };
  };
}
