// Moments of a game that is played: a colour group is completed, houses, hotels and skyscrapers drop onto their tiles, somebody goes bankrupt, somebody
// wins. Playback says when, and only where things may move.

/** How many pieces of confetti fall, and how long the first and the last ones do, in milliseconds at 1×. */
const CONFETTI = { pieces: 48, least: 1300, more: 900 };

/** @typedef {{ kind: string, tiles?: number[], colour?: string, tile?: number, count?: number, player?: number }} Moment */

/** @param {number} location @returns {SVGElement | null} */
function tileAt(location) {
  return /** @type {SVGElement | null} */ (/** @type {unknown} */ (document.getElementById(`tile-${location}`)));
}

/**
 * Lights tiles up, one after the other, below the pieces. The table may be replaced while they burn.
 * @param {number[]} locations
 * @param {string} colour
 * @param {number} pace
 */
function light(locations, colour, pace) {
  const { overBoard } = /** @type {{ overBoard: (part: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => void }} */ (/** @type {any} */ (window).playback);
  for (const [index, location] of locations.entries()) {
    const ground = tileAt(location)?.querySelector('.ground');
    if (!ground) continue;
    const lamp = /** @type {SVGElement} */ (ground.cloneNode());
    lamp.setAttribute('class', 'moment-light');
    lamp.style.fill = lamp.style.stroke = colour;
    overBoard(lamp, [{ opacity: 0 }, { opacity: 0.85, offset: 0.25 }, { opacity: 0.25, offset: 0.5 }, { opacity: 0.85, offset: 0.7 }, { opacity: 0 }], { duration: 1000 / pace, delay: (index * 110) / pace, fill: 'backwards' });
  }
}

/** From which height a large building drops, at which size, and for how many milliseconds. @type {Record<string, [height: number, size: number, duration: number]>} */
const DROPS = { hotel: [150, 2.2, 900], skyscraper: [190, 2.2, 1000] };

/**
 * Lets the newest buildings of a tile drop onto it.
 * @param {Moment} moment
 * @param {number} pace
 */
function drop({ kind, tile = -1, count = 1 }, pace) {
  const buildings = [...(tileAt(tile)?.querySelectorAll(`.${kind}`) ?? [])].slice(-count);
  const [height, size, duration] = DROPS[kind] ?? [70, 1.7, 600];
  for (const [index, building] of buildings.entries()) {
    building.animate([
      { transform: `translateY(-${height}px) scale(${size})`, opacity: 0, easing: 'ease-in' },
      { transform: 'none', opacity: 1, offset: 0.5, easing: 'ease-out' },
      { transform: `translateY(-${height / 8}px)`, offset: 0.68, easing: 'ease-in' },
      { transform: 'scale(1.15, 0.85)', offset: 0.85 },
      { transform: 'none' },
    ], { duration: duration / pace, delay: (index * 120) / pace, fill: 'backwards' });
  }
}

/** A seat trembles. @param {number} player @param {number} pace */
function shake(player, pace) {
  const seat = document.getElementById(`seat-${player}`);
  seat?.animate([0, -7, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` })), { duration: 500 / pace });
  seat?.animate([{ backgroundColor: 'var(--final-soft)' }, { backgroundColor: 'var(--final-soft)', offset: 0.6 }, {}], { duration: 1200 / pace });
}

/** Confetti falls over the board. @param {string} colour the winner's @param {number} pace */
function celebrate(colour, pace) {
  const box = document.querySelector('.board-place')?.getBoundingClientRect();
  if (!box) return;
  const shower = document.createElement('div');
  shower.className = 'confetti';
  shower.setAttribute('aria-hidden', 'true');
  Object.assign(shower.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  const paints = [colour, 'var(--glow)', colour, 'var(--house)', '#fff'];
  for (let index = 0; index < CONFETTI.pieces; index += 1) {
    const piece = document.createElement('span');
    // Spread evenly, and no two neighbours alike.
    const chance = (index * 0.618) % 1;
    const values = { left: `${(100 * (index + 0.5)) / CONFETTI.pieces}%`, paint: paints[index % paints.length], lasts: `${(CONFETTI.least + CONFETTI.more * chance) / pace}ms`, after: `${(500 * ((index * 0.382) % 1)) / pace}ms`, drift: `${120 * (chance - 0.5)}px`, tilt: String(chance * 2 - 1) };
    for (const [name, value] of Object.entries(values)) piece.style.setProperty(`--${name}`, value ?? '');
    shower.append(piece);
  }
  document.body.append(shower);
  setTimeout(() => shower.remove(), (CONFETTI.least + CONFETTI.more + 600) / pace);
}

document.addEventListener('moments', (event) => {
  const { moments, pace } = /** @type {CustomEvent<{ moments: Moment[], pace: number }>} */ (event).detail;
  for (const moment of moments) {
    if (moment.kind === 'group') light(moment.tiles ?? [], moment.colour ?? '', pace);
    if (moment.kind === 'house' || moment.kind in DROPS) drop(moment, pace);
    if (moment.kind === 'won') celebrate(moment.colour ?? '', pace);
    if (moment.kind !== 'bankrupt') continue;
    shake(moment.player ?? -1, pace);
    light(moment.tiles ?? [], 'var(--final)', pace);
  }
});
