// Quiet music while a game is open, synthesised by the browser: random notes of four repeating chords. It is off by default
// and in hidden tabs. Browsers play it only after a click or a key.

/** Seconds from one note to the next, and the number of notes in a chord. */
const NOTE = 0.42;
const NOTES = 8;

/** Seconds by which notes are scheduled in advance. */
const AHEAD = 2;

/** The pitches of each chord, the lowest first. */
const CHORDS = [[110, 220, 261.6, 329.6, 392], [87.3, 220, 261.6, 349.2, 440], [130.8, 196, 261.6, 329.6, 392], [98, 196, 246.9, 293.7, 392]];

/** @type {{ out: GainNode, chord: number, next: number } | undefined} */
let music;

/**
 * A note that swells and fades.
 * @param {GainNode} out
 * @param {number} start in seconds of the audio context
 * @param {{ pitch: number, length: number, level: number, type: OscillatorType }} note
 */
function note(out, start, { pitch, length, level, type }) {
  const source = new OscillatorNode(out.context, { type, frequency: pitch });
  const gain = new GainNode(out.context, { gain: 0 });
  gain.gain.setTargetAtTime(level, start, 0.03);
  gain.gain.setTargetAtTime(0, start + length / 3, length / 5);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + length * 1.5);
}

/** Schedules the next notes and informs the page. */
function compose() {
  if (!music) return;
  const { out } = music;
  const { currentTime } = out.context;
  music.next = Math.max(music.next, currentTime + 0.05);
  while (music.next < currentTime + AHEAD) {
    const [bass = 110, ...others] = CHORDS[music.chord % CHORDS.length] ?? [];
    note(out, music.next, { pitch: bass, length: NOTE * NOTES, level: 0.3, type: 'sine' });
    for (let index = 0; index < NOTES; index += 1) {
      const pitch = others[Math.floor(Math.random() * others.length)] ?? bass;
      // Some notes are left out at random.
      if (index % 2 === 0 || Math.random() < 0.6) note(out, music.next + index * NOTE, { pitch, length: NOTE * 3, level: 0.12, type: 'triangle' });
    }
    music.next += NOTE * NOTES;
    music.chord += 1;
    document.dispatchEvent(new CustomEvent('played', { detail: music.chord }));
  }
}

/** Applies the volume; 0 stops the music. */
function follow() {
  // Squared, so that equal steps of the control sound equal.
  const level = document.hidden ? 0 : (Number(document.documentElement.dataset.music ?? 0) / 100) ** 2;
  if (level === 0) {
    if (music) void /** @type {AudioContext} */ (music.out.context).suspend();
    return;
  }
  if (!music) {
    const context = new AudioContext();
    music = { out: new GainNode(context, { gain: 0 }), chord: 0, next: 0 };
    music.out.connect(context.destination);
    setInterval(compose, 500);
  }
  music.out.gain.setTargetAtTime(level, music.out.context.currentTime, 0.2);
  void /** @type {AudioContext} */ (music.out.context).resume();
  compose();
}

for (const type of ['settings', 'visibilitychange']) document.addEventListener(type, follow);
for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, follow, { once: true });
