import { continueOnNode24 } from './runtime/node24.mjs';
import { exitWithError, UserError } from './runtime/user-error.mjs';

/** @type {Record<string, () => Promise<{ run(args: string[]): Promise<void> }>>} */
const commands = {
  bench: () => import('./commands/bench.mjs'),
  build: () => import('./commands/build.mjs'),
  dev: () => import('./commands/dev.mjs'),
  e2e: () => import('./commands/e2e.mjs'),
  generate: () => import('./commands/generate.mjs'),
  looks: () => import('./commands/looks.mjs'),
  screenshots: () => import('./commands/screenshots.mjs'),
  storybook: () => import('./commands/storybook.mjs'),
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const load = commands[name];
  if (!load) throw new UserError(`Say what to run: ${Object.keys(commands).join(', ')}.`);
  await continueOnNode24(import.meta.url, name === 'build' ? 'product' : 'development');
  await (await load()).run(args);
} catch (error) {
  exitWithError(error);
}
