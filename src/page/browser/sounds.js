// Sounds of a game, synthesised by the browser. They are off by default. Browsers allow them only after a click or a key on
// the page.

/** @type {AudioContext | undefined} */
let audio;

/** @returns the volume, from 0 to 1; squared, so that equal steps of the control sound equal */
function loudness() {
  return (Number(document.documentElement.dataset.volume ?? 0) / 100) ** 2;
}

/**
 * A tone that fades.
 * @param {GainNode} out
 * @param {number} start in seconds of the audio context
 * @param {{ pitch: number, to?: number, length: number, type?: OscillatorType, level?: number }} tone
 */
function tone(out, start, { pitch, to = pitch, length, type = 'sine', level = 0.5 }) {
  const source = new OscillatorNode(out.context, { type, frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  fading(source, out, start, length, level);
}

/**
 * A noise that fades.
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
 * Each sound, with the seconds until the next may begin.
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
  // A bell, twice: your turn, while the tab is hidden.
  turn: { seconds: 0.6, make: (out, start) => [0, 0.18].forEach((at) => tone(out, start + at, { pitch: 988, length: 0.4, level: 0.4 })) },
  // A chord that builds up.
  end: { seconds: 1.2, make: (out, start) => [523, 659, 784, 1047].forEach((pitch, index) => tone(out, start + index * 0.14, { pitch, length: 0.9, type: 'triangle', level: 0.3 })) },
};

/**
 * Plays sounds one after the other and informs the page.
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

// The sounds of all events since the board was last drawn, each once.
document.addEventListener('news', (event) => {
  const { told } = /** @type {CustomEvent<{ told: HTMLElement[] }>} */ (event).detail;
  play([...new Set(told.flatMap((item) => (item.dataset.sounds ?? '').split(' ')))]);
});
document.addEventListener('turn', () => play(['turn']));
document.addEventListener('click', (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-sound]'));
  if (button) play((button.dataset.sound ?? '').split(' '));
});
