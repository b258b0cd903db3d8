// The moves that wait to be shown, in order, and how long each of them takes.

/** Milliseconds for a move at 1×: a roll, any other. */
const LENGTHS = { rolled: 1000, other: 650 };
/** Milliseconds that a moment adds to its move at 1×, if things move: of several, the longest. @type {Record<string, number>} */
const MOMENTS = { house: 250, hotel: 500, skyscraper: 550, group: 700, bankrupt: 800, won: 1000 };
/** The most milliseconds for a whole turn at 1×, and the least for each of its moves, which comes first. */
const TURN = { most: 4000, leastMove: 500 };
/** Milliseconds until the queue has been shown when somebody's clock runs at this page: a share of the time left, within bounds. */
const HURRY = { share: 1 / 8, least: 1000, most: 4000 };

/**
 * A move as the server has rendered it. In its dataset: its record; the player who moves; whether it is a roll (`rolled`), takes no time (`instant`)
 * or ends the turn (`endsTurn`); its moments as JSON.
 * @typedef {{ dataset: DOMStringMap }} Step
 */

/** @typedef {{ kind: string, player?: number }} Moment */

/** What moves on a page in a step, apart from its piece and its money. @param {Step} step @param {boolean} isMoving whether things are animated @returns {Moment[]} */
export function momentsOf(step, isMoving) {
  return isMoving ? JSON.parse(step.dataset.moments ?? '[]') : [];
}

/** Milliseconds for a move at 1×. @param {Step} step @param {boolean} isMoving */
export function lengthOf(step, isMoving) {
  if (step.dataset.instant !== undefined) return 0;
  const moments = momentsOf(step, isMoving).map(({ kind }) => MOMENTS[kind] ?? 0);
  return (step.dataset.rolled === undefined ? LENGTHS.other : LENGTHS.rolled) + Math.max(0, ...moments);
}

/** Moves that wait. @template {Step} T */
export class Queue {
  /** @param {() => boolean} isMoving whether things are animated now */
  constructor(isMoving) {
    this.isMoving = isMoving;
    /** @type {T[]} */
    this.steps = [];
    /** Whose turn is being shown; undefined: it has ended. @type {string | undefined} */
    this.mover = undefined;
  }

  get count() {
    return this.steps.length;
  }

  /** The step that comes next. */
  get first() {
    return this.steps[0];
  }

  /**
   * Adds steps up to the first gap. Those that are shown or queued already are passed by.
   * @param {Iterable<T>} steps
   * @param {number} shown the record that is shown
   * @returns the record of the last move that is shown or queued
   */
  add(steps, shown) {
    let last = Number(this.steps.at(-1)?.dataset.record ?? shown);
    for (const step of steps) {
      if (Number(step.dataset.record) !== last + 1) continue;
      this.steps.push(step);
      last += 1;
    }
    return last;
  }

  /** Takes the next step out. */
  take() {
    const step = this.steps.shift();
    this.mover = step?.dataset.endsTurn === undefined ? step?.dataset.player : undefined;
    return step;
  }

  clear() {
    this.steps = [];
    this.mover = undefined;
  }

  /** How much faster than usual the turn that begins with the next step has to be shown; undefined: none begins. */
  hasteOfTurn() {
    const player = this.first?.dataset.player;
    if (player === this.mover) return undefined;
    const end = this.steps.findIndex(({ dataset }) => dataset.endsTurn !== undefined || dataset.player !== player);
    const turn = end < 0 ? this.steps : this.steps.slice(0, end + 1);
    return Math.min(Math.max(this.sum(turn) / TURN.most, 1), LENGTHS.other / TURN.leastMove);
  }

  /**
   * How much faster than usual everything has to be shown while somebody's clock runs.
   * @param {number} seconds the time that the clock has left
   * @param {number} begun milliseconds at 1× that the move being shown still takes
   */
  rush(seconds, begun) {
    const time = Math.min(HURRY.most, Math.max(HURRY.least, seconds * 1000 * HURRY.share));
    return (begun + this.sum(this.steps)) / time;
  }

  /** @param {T[]} steps */
  sum(steps) {
    return steps.reduce((sum, step) => sum + lengthOf(step, this.isMoving()), 0);
  }
}
