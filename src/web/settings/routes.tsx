import { Hono } from 'hono';
import { Screen } from '../layout';
import { SETTINGS_SCRIPTS, SettingsForm } from './settings';

/** The page of settings, which are the browser's own. */
export function settingsRoutes(): Hono {
  const app = new Hono();
  app.get('/', (c) =>
    c.html(
      <Screen title="Settings" scripts={SETTINGS_SCRIPTS}>
        <p>They are kept in this browser, and hold for all games in it.</p>
        <SettingsForm />
      </Screen>,
    ),
  );
  return app;
}
