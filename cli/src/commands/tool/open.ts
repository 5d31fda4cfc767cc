import { Argument } from 'commander';
import { defineCommand } from '../../command/definition.js';
import { openTask, showScreen } from '../../command/task.js';
import { SCREENS, type Screen } from '../../screens.js';

interface Options {
  profile?: string | undefined;
}

export default defineCommand(null, {
  examples: ['torpedo open', 'torpedo open users'],
  build: (command) =>
    void command.addArgument(
      new Argument('[screen]', 'which screen').choices(Object.keys(SCREENS)).default('overview'),
    ),
  async run(deps, [screen]: [Screen], options: Options) {
    showScreen(await openTask(deps, options), SCREENS[screen]);
  },
});
