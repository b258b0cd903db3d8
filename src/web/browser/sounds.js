// Sounds of a game, made by the browser itself. There are none until they are switched on, and a browser lets a page sound
// only when somebody has clicked or typed on it.

/** @type {AudioContext | undefined} */
let audio;

/** @returns how loud it is to be, from 0 to 1: ears hear the steps as equal when they are squares */
function loudness() {
  return (Number(document.documentElement.dataset.volume ?? 0) / 100) ** 2;
}

/**
 * A tone that dies away.
 * @param {GainNode} out
 * @param {number} start in seconds, as the context counts them
 * @param {{ pitch: number, to?: number, length: number, type?: OscillatorType, level?: number }} tone
 */
function tone(out, start, { pitch, to = pitch, length, type = 'sine', level = 0.5 }) {
  const source = new OscillatorNode(out.context, { type, frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  fading(source, out, start, length, level);
}

/**
 * A rustle that dies away.
 * @param {GainNode} out
 * @param {number} start
 * @param {{ pitch: number, length: number, level?: number }} noise
 */
function noise(out, start, { pitch, length, level = 0.6 }) {
  const { context } = out;
  const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * length), sampleRate: context.sampleRate });
  buffer.getChannelData(0).forEach((_, index, samples) => {
    samples[index] = Math.random() * 2 - 1;
  });
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  filter.connect(out);
  fading(source, filter, start, length, level);
}

/**
 * @param {AudioScheduledSourceNode} source
 * @param {AudioNode} out
 * @param {number} start
 * @param {number} length
 * @param {number} level
 */
function fading(source, out, start, length, level) {
  const gain = new GainNode(out.context, { gain: 0 });
  gain.gain.setValueAtTime(level, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + length);
}

/**
 * What each sound is made of, and how many seconds it has before the next.
 * @type {Record<string, { seconds: number, make: (out: GainNode, start: number) => void }>}
 */
const SOUNDS = {
  // Two dice that hit the table and roll out.
  dice: { seconds: 0.5, make: (out, start) => [0, 0.07, 0.13, 0.22, 0.28, 0.4].forEach((at, index) => noise(out, start + at, { pitch: 2600 - index * 250, length: 0.05, level: 0.9 - index * 0.1 })) },
  // Two coins.
  money: { seconds: 0.35, make: (out, start) => [[0, 1760], [0.08, 2350]].forEach(([at = 0, pitch = 0]) => tone(out, start + at, { pitch, length: 0.25, type: 'triangle', level: 0.4 })) },
  // A card that is drawn over others.
  card: { seconds: 0.3, make: (out, start) => noise(out, start, { pitch: 4200, length: 0.22, level: 0.7 }) },
  // A hammer, twice.
  auction: { seconds: 0.4, make: (out, start) => [0, 0.16].forEach((at) => tone(out, start + at, { pitch: 320, to: 90, length: 0.12, type: 'square', level: 0.35 })) },
  // A chord that builds up.
  end: { seconds: 1.2, make: (out, start) => [523, 659, 784, 1047].forEach((pitch, index) => tone(out, start + index * 0.14, { pitch, length: 0.9, type: 'triangle', level: 0.3 })) },
};

/**
 * Plays sounds one after the other, and tells the page which.
 * @param {readonly string[]} names
 */
function play(names) {
  const known = names.filter((name) => Object.hasOwn(SOUNDS, name));
  if (loudness() === 0 || known.length === 0) return;
  audio ??= new AudioContext();
  void audio.resume();
  const out = new GainNode(audio, { gain: loudness() });
  out.connect(audio.destination);
  let start = audio.currentTime + 0.02;
  for (const name of known) {
    const sound = SOUNDS[name];
    sound?.make(out, start);
    start += sound?.seconds ?? 0;
  }
  document.dispatchEvent(new CustomEvent('sounded', { detail: known }));
}

// What happened on the board since it was drawn last: each sound once, however much that was.
document.addEventListener('news', (event) => {
  const { told } = /** @type {CustomEvent<{ told: HTMLElement[] }>} */ (event).detail;
  play([...new Set(told.flatMap((item) => (item.dataset.sounds ?? '').split(' ')))]);
});
document.addEventListener('click', (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-sound]'));
  if (button) play((button.dataset.sound ?? '').split(' '));
});
