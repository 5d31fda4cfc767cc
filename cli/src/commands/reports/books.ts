import type { Schemas } from '@torpedo/api-client';
import { printItems, printJson } from '../../command/output.js';
import type { ViewOptions } from '../../command/options.js';
import { viewCommand } from '../../command/show.js';
import { ACCOUNT_COLUMNS } from './difference-columns.js';

export default viewCommand<Schemas['BooksDto'], [], ViewOptions>(
  {
    examples: ['torpedo reports books', 'torpedo reports books --json'],
    screen: () => '/admin/reports?report=reconciliation',
    load: ({ api, call }) => call('Reading the books…', () => api.GET('/api/v1/admin/reports/books')),
  },
  ({ deps }, options, books) => {
    if (options.json && !options.fields) printJson(deps.io, books);
    else {
      printItems(deps.io, options, ACCOUNT_COLUMNS, books.accounts);
      for (const { owed_cents, currency, wallets } of books.owed) {
        const amount = `${(owed_cents / 100).toFixed(2)} ${currency}`;
        deps.io.say(
          `Customers owe ${amount} since chargebacks, in ${wallets} wallet${wallets === 1 ? '' : 's'}.`,
        );
      }
    }
  },
);
