import { capture } from '../runtime/child.mjs';
import { fromRoot } from '../runtime/paths.mjs';

/** Builds the static Storybook of the component library into ui-kit/storybook-static. */
export const buildStorybook = () =>
  capture(process.execPath, [fromRoot('node_modules/storybook/dist/bin/dispatcher.js'), 'build'], {
    cwd: fromRoot('ui-kit'),
  });
