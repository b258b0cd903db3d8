/** The scripts of a page that has settings. */
export const SETTINGS_SCRIPTS: readonly string[] = ['music.js', 'sounds.js', 'settings.js'];

/** The choices for animation, by the stored value. */
const SPEEDS = [['', 'System default'], ['usual', 'On'], ['none', 'Off']] as const;

/** The choices for the colours of the page, by the stored value. */
const SCHEMES = [['', 'System default'], ['light', 'Light'], ['dark', 'Dark']] as const;

/** The settings of this browser: colours, animation, sounds and music. */
export function SettingsForm() {
  return (
    <form class="settings" data-settings="yes">
      <fieldset>
        <legend>Appearance</legend>
      <label>
        Colours
        <select name="scheme">{SCHEMES.map(([value, text]) => <option value={value}>{text}</option>)}</select>
      </label>
      <label>
        Animation
        <select name="speed">{SPEEDS.map(([value, text]) => <option value={value}>{text}</option>)}</select>
      </label>
      </fieldset>
      <fieldset>
        <legend>Sound</legend>
      <label><input type="checkbox" name="sounds" /> Sounds</label>
      <label>Sound volume <input type="range" name="volume" min={0} max={100} step={5} value="50" /></label>
      <button type="button" data-sound="dice money card auction end">Try the sounds</button>
      <label><input type="checkbox" name="music" /> Music</label>
      <label>Music volume <input type="range" name="music_volume" min={0} max={100} step={5} value="30" /></label>
      </fieldset>
      <noscript><p>Animation and sounds need JavaScript.</p></noscript>
    </form>
  );
}

/** The settings as a menu in a game. */
export function SettingsMenu() {
  return (
    <details class="menu settings-menu">
      <summary>Settings</summary>
      <SettingsForm />
    </details>
  );
}
