import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { frameThemes } from './frame-themes';

const themeIn = ({ globals }: { globals: { theme?: string } }) =>
  globals.theme === 'dark' ? frameThemes.dark : frameThemes.light;

addons.setConfig({ theme: frameThemes.light, sidebar: { showRoots: true } });

/** Storybook's frame has the theme that the toolbar gives to the stories. */
addons.register('torpedo/frame', (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, (payload: { globals: { theme?: string } }) => api.setOptions({ theme: themeIn(payload) }));
});
