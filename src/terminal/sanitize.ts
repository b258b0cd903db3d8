/**
 * Characters that a terminal interprets instead of showing: control characters except newline and tab, and those that
 * change the direction of writing.
 */
const INTERPRETED = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Replaces characters that a terminal would interpret with `?`: the text may come from a table. */
export function sanitize(text: string): string {
  return text.replace(INTERPRETED, '?');
}

/** Escapes those characters in JSON, which itself escapes most of them. */
export function sanitizedJson(json: string): string {
  return json.replace(INTERPRETED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
