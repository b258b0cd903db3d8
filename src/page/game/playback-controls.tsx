import { Icon } from '../icon';

/** The speeds of the playback. */
const PACES = [['0.5', '½×'], ['1', '1×'], ['2', '2×'], ['4', '4×']] as const;

/** Pause, play, speed and skip. The script of the page shows these controls and makes them work. */
export function PlaybackControls() {
  return (
    <div id="playback" role="group" aria-label="Playback">
      <button type="button" data-playback="pause" title="Pause (P)"><Icon name="pause" label="Pause" /></button>
      <button type="button" data-playback="play" title="Play (P)"><Icon name="play" label="Play" /></button>
      <label>
        <span class="visually-hidden">Speed</span>
        <select data-playback="pace">{PACES.map(([pace, label]) => <option value={pace} selected={pace === '1'}>{label}</option>)}</select>
      </label>
      <button type="button" data-playback="skip" title="Skip to now (S)"><Icon name="skip" label="Skip to now" /></button>
    </div>
  );
}
