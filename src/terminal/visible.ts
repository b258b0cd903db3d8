/**
 * What a terminal acts upon instead of showing it: control characters but the end of a line and the
 * tabulator, and what turns the direction of writing around.
 */
const ACTED_UPON = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text with a `?` for each character that a terminal would act upon: it may come from a table. */
export function visible(text: string): string {
  return text.replace(ACTED_UPON, '?');
}

/** JSON in which those characters are written as numbers, as JSON itself writes most of them. */
export function visibleJson(json: string): string {
  return json.replace(ACTED_UPON, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
