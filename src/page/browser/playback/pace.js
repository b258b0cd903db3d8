// How fast moves are shown: the pace that somebody chose, what makes it faster for a while, and whether things move at all.

const KEY = 'sqlopoly.pace';
const PACES = ['0.5', '1', '2', '4'];

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;

/** What makes it faster for a while: the least pace while somebody's clock runs at this page, and how much faster than usual a long turn is shown. */
export const tempo = { rush: 0, haste: 1 };

/** Whether things are animated. */
export function moves() {
  const chosen = root.dataset.slowness;
  return chosen === undefined ? !calm.matches : chosen !== '0';
}

/** How many times as fast as usual. */
export function pace() {
  return Math.max(tempo.rush, tempo.haste * Number(root.dataset.pace ?? 1));
}

export function isPaused() {
  return root.dataset.paused !== undefined;
}

/** @param {boolean} isPausing */
export function setPaused(isPausing) {
  if (isPausing) root.dataset.paused = 'yes';
  else delete root.dataset.paused;
}

/** @param {string} chosen */
function setPace(chosen) {
  if (!PACES.includes(chosen)) return;
  root.dataset.pace = chosen;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Then it holds for this page only.
  }
  showPace();
}

/** The pace that was chosen last, if this browser keeps it. */
function keptPace() {
  try {
    const kept = localStorage.getItem(KEY) ?? '1';
    return PACES.includes(kept) ? kept : '1';
  } catch {
    return '1';
  }
}

function showPace() {
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll('select[data-playback=pace]'))) select.value = root.dataset.pace ?? '1';
}

root.dataset.pace = keptPace();
showPace();
document.addEventListener('htmx:after:swap', showPace);
document.addEventListener('change', (event) => {
  const select = event.target;
  if (select instanceof HTMLSelectElement && select.dataset.playback === 'pace') setPace(select.value);
});
