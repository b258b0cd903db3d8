import { Hono } from 'hono';
import { Screen } from '../layout';
import { SETTINGS_SCRIPTS, SettingsForm } from './settings';

/** The page of settings, which are stored in the browser. */
export function settingsRoutes(): Hono {
  const app = new Hono();
  app.get('/', (c) =>
    c.html(
      <Screen title="Settings" here="/settings" lead="Settings are saved in this browser and apply to all its games." scripts={SETTINGS_SCRIPTS}>
        <SettingsForm />
      </Screen>,
    ),
  );
  return app;
}
