// How fast things move and whether there are sounds and music: kept in this browser, for all its pages.

const KEY = 'sqlopoly.settings';

/** How slowly things move, by what is chosen; nothing is chosen: as the computer asks. */
const SLOWNESS = /** @type {Record<string, number>} */ ({ slow: 2, usual: 1, fast: 0.4, none: 0 });

/** @typedef {{ speed: string, sounds: boolean, volume: number, music: boolean, music_volume: number }} Settings */

/**
 * What is remembered, as far as it makes sense.
 * @returns {Settings}
 */
function remembered() {
  /** @type {Partial<Settings> | null} */
  let known = null;
  try {
    known = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    // It is not there, or not what was written.
  }
  const { speed, sounds, volume, music, music_volume } = known ?? {};
  return {
    speed: typeof speed === 'string' && Object.hasOwn(SLOWNESS, speed) ? speed : '',
    sounds: sounds === true,
    volume: volumeOr(50, volume),
    music: music === true,
    music_volume: volumeOr(30, music_volume),
  };
}

/** @param {number} usual @param {unknown} volume */
function volumeOr(usual, volume) {
  return typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : usual;
}

/** Lets a page be as it was chosen: what moves and sounds goes by what stands at the page itself. */
function apply() {
  const { speed, sounds, volume, music, music_volume } = remembered();
  const { dataset } = document.documentElement;
  if (speed === '') delete dataset.slowness;
  else dataset.slowness = String(SLOWNESS[speed]);
  dataset.volume = String(sounds ? volume : 0);
  dataset.music = String(music ? music_volume : 0);
  document.dispatchEvent(new CustomEvent('settings'));
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('[data-settings]'))) {
    const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
    field('speed').value = speed;
    field('sounds').checked = sounds;
    field('volume').value = String(volume);
    field('volume').disabled = !sounds;
    field('music').checked = music;
    field('music_volume').value = String(music_volume);
    field('music_volume').disabled = !music;
    /** @type {HTMLButtonElement} */ (form.querySelector('[data-sound]')).disabled = !sounds;
  }
}

document.addEventListener('input', (event) => {
  const form = /** @type {HTMLFormElement | null} */ (/** @type {Element} */ (event.target).closest('[data-settings]'));
  if (!form) return;
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  try {
    localStorage.setItem(KEY, JSON.stringify({
      speed: field('speed').value, sounds: field('sounds').checked, volume: Number(field('volume').value), music: field('music').checked, music_volume: Number(field('music_volume').value),
    }));
  } catch {
    // A browser that keeps nothing has the settings that it had.
  }
  apply();
});
// Enter in a field of settings leads nowhere: they hold at once.
document.addEventListener('submit', (event) => {
  if (/** @type {Element} */ (event.target).matches('[data-settings]')) event.preventDefault();
});
// Another page of this browser may have changed them.
addEventListener('storage', apply);
apply();
