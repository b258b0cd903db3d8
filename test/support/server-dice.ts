import { createHash } from 'node:crypto';

/** SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What a die shows, as anybody can compute it who knows the seed: docs/fair-play.md. */
export function dieOf(seed: string, what: string, sides = 6): number {
  return 1 + Number(BigInt(`0x${sha256(`${seed}:${what}`).slice(0, 15)}`) % BigInt(sides));
}

/** The numbers in the order into which the seed shuffles them. */
export function shuffled(seed: string, what: string, numbers: readonly number[]): number[] {
  const hash = (number: number): string => sha256(`${seed}:${what}:${number}`);
  return [...numbers].sort((a, b) => (hash(a) < hash(b) ? -1 : 1));
}
