// Recomputes everything that follows from a seed with the browser's SHA-256: dice, order of play, deals and decks. The
// server supplies the recorded results only, never the expected ones.

/**
 * @typedef {{ Record: number, What: string, Sides: number | null, Result: number | null, Deck: number | null }} Thrown
 * @typedef {{ Record: number, Event: number, Kind: string, 'Player No.': number, What: string, Deck: number | null, Kept: 0 | 1, Roll: number | null }} Draw
 * @typedef {{ commitment: string, seed: string, seats: number[], thrown: Thrown[], draws: Draw[] }} Evidence
 * @typedef {{ key: string, record: number, name: string, recorded: string, expected: string }} Result
 */

/** The number of hashes that are computed at once. */
const AT_ONCE = 500;

/** The most wrong results that are listed. */
const MOST_NAMED = 50;

/** @param {string} text @returns {Promise<string>} SHA-256, as hexadecimal digits */
async function hashOf(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} seed @param {string[]} whats @returns {Promise<Map<string, string>>} the hash of each */
async function hashesOf(seed, whats) {
  const hashes = new Map();
  for (let from = 0; from < whats.length; from += AT_ONCE) {
    await Promise.all(whats.slice(from, from + AT_ONCE).map(async (what) => hashes.set(what, await hashOf(`${seed}:${what}`))));
  }
  return hashes;
}

/** The face of a die. @param {string} hash @param {number} sides */
function faceOf(hash, sides) {
  return Number(BigInt(`0x${hash.slice(0, 15)}`) % BigInt(sides)) + 1;
}

/** @param {string} what @returns {string} the part after the colon */
function numberOf(what) {
  return what.slice(what.indexOf(':') + 1);
}

/** @param {Evidence} evidence @returns {Promise<Result[]>} everything that can be checked, with the expected result */
async function verify({ commitment, seed, seats, thrown, draws }) {
  const rolls = draws.filter(({ Kind }) => Kind === 'rolled');
  const ties = rolls.length > 0 ? seats.map((player) => `tie:${player}`) : [];
  const hashes = await hashesOf(seed, [...thrown.map(({ What }) => What), ...ties]);
  const hash = (/** @type {string} */ what) => hashes.get(what) ?? '';
  const inOrder = (/** @type {string[]} */ whats) => [...whats].sort((one, other) => (hash(one) < hash(other) ? -1 : 1));
  const sides = new Map(thrown.map(({ What, Sides }) => [What, Sides]));
  /** @type {Result[]} */
  const results = [{ key: 'commitment', record: 0, name: 'The commitment', recorded: commitment, expected: await hashOf(seed) }];

  for (const { Record, What, Sides, Result } of thrown) {
    if (!What.startsWith('die:') || Sides === null) continue;
    results.push({ key: What, record: Record, name: `Die ${numberOf(What)}`, recorded: String(Result), expected: String(faceOf(hash(What), Sides)) });
  }

  /** @type {Map<number, number[]>} */
  const rolled = new Map();
  for (const { Record, Event, 'Player No.': player, Roll } of rolls) {
    const mine = rolled.get(player) ?? [];
    rolled.set(player, mine);
    const dice = [1, 2].map((die) => `order:${player}:${2 * mine.length + die}`);
    const sum = dice.reduce((total, what) => total + faceOf(hash(what), sides.get(what) ?? 1), 0);
    mine.push(sum);
    results.push({ key: `${Record}.${Event}`, record: Record, name: `The roll of player ${player}`, recorded: String(Roll), expected: String(sum) });
  }
  if (rolls.length > 0) results.push({ key: 'order', record: 0, name: 'The order of play', recorded: seats.join(' '), expected: orderOf(seats, rolled, hash).join(' ') });

  const pile = inOrder(thrown.map(({ What }) => What).filter((what) => what.startsWith('deed:')));
  const dealt = draws.filter(({ Kind }) => Kind === 'dealt');
  for (const { Record, Event, What, 'Player No.': player } of dealt) {
    const place = pile.indexOf(What);
    const owner = place < dealt.length ? seats[place % seats.length] : undefined;
    results.push({ key: `${Record}.${Event}`, record: Record, name: `Deed ${numberOf(What)}`, recorded: `player ${player}`, expected: owner === undefined ? 'nobody' : `player ${owner}` });
  }

  return [...results, ...decksOf(thrown, draws, inOrder)];
}

/**
 * @param {number[]} seats the players, in any order
 * @param {Map<number, number[]>} rolled the rolls of each player
 * @param {(what: string) => string} hash
 * @returns {number[]} the players in the order of play
 */
function orderOf(seats, rolled, hash) {
  return [...seats].sort((one, other) => {
    const [mine, others] = [rolled.get(one) ?? [], rolled.get(other) ?? []];
    for (let time = 0; time < Math.max(mine.length, others.length); time += 1) {
      const more = (others[time] ?? 0) - (mine[time] ?? 0);
      if (more !== 0) return more;
    }
    return hash(`tie:${one}`) < hash(`tie:${other}`) ? -1 : 1;
  });
}

/**
 * Replays all draws from the shuffled decks: a drawn card goes back under its deck unless the player keeps it.
 * @param {Thrown[]} thrown
 * @param {Draw[]} draws
 * @param {(whats: string[]) => string[]} inOrder
 * @returns {Result[]}
 */
function decksOf(thrown, draws, inOrder) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Map<number, string[]>} */
  const decks = new Map();
  const kept = new Map(draws.filter(({ Kind }) => Kind === 'drew').map(({ What, Kept }) => [What, Kept]));
  for (const deck of new Set(thrown.map(({ Deck }) => Deck))) {
    if (deck === null) continue;
    const cards = thrown.filter(({ Deck }) => Deck === deck);
    const lies = inOrder(cards.map(({ What }) => What));
    const said = [...cards].sort((one, other) => (one.Result ?? 0) - (other.Result ?? 0)).map(({ What }) => What);
    decks.set(deck, lies);
    results.push({ key: `deck:${deck}`, record: 0, name: `Deck ${deck}`, recorded: said.map(numberOf).join(' '), expected: lies.map(numberOf).join(' ') });
  }
  for (const { Record, Event, Kind, What, Deck } of draws) {
    const deck = decks.get(Deck ?? -1);
    if (!deck) continue;
    if (Kind === 'card_used') deck.push(What);
    if (Kind !== 'drew') continue;
    const top = deck.shift() ?? '';
    if (!kept.get(top)) deck.push(top);
    results.push({ key: `${Record}.${Event}`, record: Record, name: `The card from deck ${Deck}`, recorded: `card ${numberOf(What)}`, expected: `card ${numberOf(top)}` });
  }
  return results;
}

/** @param {string} id @param {string} text */
function say(id, text) {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}

/** @param {Result[]} results @param {string} game */
function show(results, game) {
  const wrong = results.filter(({ recorded, expected }) => recorded !== expected);
  const right = results.length - wrong.length;
  const reckoned = `Your browser checked ${results.length} dice, draws and shuffles`;
  say('verdict', wrong.length === 0 ? `${reckoned}: all are correct.` : `${reckoned}: ${right} are correct, ${wrong.length} ${wrong.length === 1 ? 'is' : 'are'} wrong.`);
  document.getElementById('verdict')?.setAttribute('data-wrong', String(wrong.length));
  const list = document.getElementById('wrong');
  list?.replaceChildren(...wrong.slice(0, MOST_NAMED).map(({ name, record, recorded, expected }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `/games/${game}/past?at=${record}`;
    link.textContent = `move ${record}`;
    item.append(`${name}, `, link, `: ${recorded} is recorded, but the seed gives ${expected}.`);
    return item;
  }));
  const byKey = new Map(results.map((result) => [result.key, result]));
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-check]'))) {
    const result = byKey.get(row.dataset.check ?? '');
    const cell = row.querySelector('.mark-of');
    if (!result || !cell) continue;
    const isRight = result.recorded === result.expected;
    row.classList.add(isRight ? 'right' : 'wrong');
    cell.textContent = isRight ? '✓ right' : `✗ wrong: ${result.expected}`;
  }
}

async function check() {
  const verdict = document.getElementById('verdict');
  const { evidence, game } = verdict?.dataset ?? {};
  if (!evidence || !game) return;
  if (!globalThis.crypto?.subtle) return say('verdict', 'Your browser offers SHA-256 only on secure pages. Open the page as localhost.');
  const answer = await fetch(evidence);
  if (!answer.ok) return say('verdict', 'The records could not be loaded. Reload the page.');
  show(await verify(await answer.json()), game);
}

check().catch(() => say('verdict', 'The records could not be loaded. Reload the page.'));
