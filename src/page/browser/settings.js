// Settings for colours, animation, sounds and music. They are stored in this browser for all its pages.

const KEY = 'sqlopoly.settings';

/** Animation on or off, by the stored value; without one the system decides. The speed is chosen in the bar of a game. */
const SLOWNESS = /** @type {Record<string, number>} */ ({ usual: 1, none: 0 });

/** @typedef {{ scheme: string, speed: string, sounds: boolean, volume: number, music: boolean, music_volume: number }} Settings */

/**
 * The stored settings; defaults replace invalid values.
 * @returns {Settings}
 */
function remembered() {
  /** @type {Partial<Settings> | null} */
  let known = null;
  try {
    known = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    // Nothing is stored, or it cannot be parsed.
  }
  const { scheme, speed, sounds, volume, music, music_volume } = known ?? {};
  return {
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : '',
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

/** Applies the settings: animation and sounds read them from attributes of the page. */
function apply() {
  const { scheme, speed, sounds, volume, music, music_volume } = remembered();
  const { dataset } = document.documentElement;
  if (scheme === '') delete dataset.scheme;
  else dataset.scheme = scheme;
  if (speed === '') delete dataset.slowness;
  else dataset.slowness = String(SLOWNESS[speed]);
  dataset.volume = String(sounds ? volume : 0);
  dataset.music = String(music ? music_volume : 0);
  document.dispatchEvent(new CustomEvent('settings'));
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('[data-settings]'))) {
    const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
    field('scheme').value = scheme;
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
      scheme: field('scheme').value, speed: field('speed').value, sounds: field('sounds').checked, volume: Number(field('volume').value), music: field('music').checked, music_volume: Number(field('music_volume').value),
    }));
  } catch {
    // A browser that stores nothing keeps its settings.
  }
  apply();
});
// Enter in a field sends nothing: settings apply at once.
document.addEventListener('submit', (event) => {
  if (/** @type {Element} */ (event.target).matches('[data-settings]')) event.preventDefault();
});
// Another page of this browser may have changed them.
addEventListener('storage', apply);
apply();
