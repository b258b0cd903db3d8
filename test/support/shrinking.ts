/** How many smaller cases are tried after one has failed, where each takes as long as a game. */
const TRIES = 30;

/**
 * A property that fails as ever, but for which only so many smaller cases are looked at then: fast-check takes the
 * others for cases that hold, and reports the smallest that failed. Without a limit, a failure takes many times as long
 * as all the rest.
 * @param isHunt whether somebody waits for the very smallest: then there is no limit
 */
export function shrinkingBriefly<Case>(hold: (value: Case) => Promise<void>, isHunt: boolean): (value: Case) => Promise<void> {
  let left: number | undefined;
  return async (value) => {
    if (left !== undefined && !isHunt) {
      if (left === 0) return;
      left -= 1;
    }
    await hold(value).catch((error: unknown) => {
      left ??= TRIES;
      throw error;
    });
  };
}
