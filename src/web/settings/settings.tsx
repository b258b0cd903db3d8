/** The scripts of a page that has settings. */
export const SETTINGS_SCRIPTS: readonly string[] = ['music.js', 'sounds.js', 'settings.js'];

/** How fast things move, by what the browser remembers. */
const SPEEDS = [['', 'As this computer asks'], ['slow', 'Slow'], ['usual', 'Usual'], ['fast', 'Fast'], ['none', 'Nothing moves']] as const;

/** How the page moves and sounds, in this browser. */
export function SettingsForm() {
  return (
    <form class="settings" data-settings="yes">
      <label>
        Animation
        <select name="speed">{SPEEDS.map(([value, text]) => <option value={value}>{text}</option>)}</select>
      </label>
      <label><input type="checkbox" name="sounds" /> Sounds</label>
      <label>Volume of sounds <input type="range" name="volume" min={0} max={100} step={5} value="50" /></label>
      <button type="button" data-sound="dice money card auction end">Try the sounds</button>
      <label><input type="checkbox" name="music" /> Music</label>
      <label>Volume of music <input type="range" name="music_volume" min={0} max={100} step={5} value="30" /></label>
      <noscript><p>Without scripts nothing moves, and there are no sounds.</p></noscript>
    </form>
  );
}

/** The settings while a game is played. */
export function SettingsMenu() {
  return (
    <details class="menu settings-menu">
      <summary>Settings</summary>
      <SettingsForm />
    </details>
  );
}
