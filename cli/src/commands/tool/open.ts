import { Argument } from 'commander';
import { defineCommand } from '../../command/definition.js';
import { openTask, showScreen } from '../../command/task.js';

const SCREENS = {
  overview: '/admin',
  users: '/admin/users',
  orders: '/admin/orders',
  topups: '/admin/topups',
  products: '/admin/products',
  categories: '/admin/categories',
  countries: '/admin/countries',
  live: '/admin/sms',
  reports: '/admin/reports',
  audit: '/admin/audit',
  status: '/admin/status',
  settings: '/admin/settings',
} as const;

type Screen = keyof typeof SCREENS;

interface Options {
  profile?: string | undefined;
}

export const open = defineCommand('Open a screen in the browser', {
  examples: ['torpedo open', 'torpedo open users'],
  build: (command) =>
    void command.addArgument(
      new Argument('[screen]', 'which screen').choices(Object.keys(SCREENS)).default('overview'),
    ),
  async run(deps, [screen]: [Screen], options: Options) {
    showScreen(await openTask(deps, options), SCREENS[screen]);
  },
});
