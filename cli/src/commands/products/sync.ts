import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import type { ChangeOptions } from '../../command/options.js';
import { text } from '../../command/columns.js';
import { CliError } from '../../errors.js';

type Synced = Schemas['SyncedProductsDto'];

interface Options extends ChangeOptions {
  provider?: string | undefined;
}

const codesOf = ({ items }: Synced, isRead: boolean): string =>
  items
    .filter((provider) => provider.is_read === isRead)
    .map(({ code }) => code)
    .join(', ');

export default changeCommand<null, Synced, [], Options>({
  examples: [
    'torpedo products sync',
    'torpedo products sync --provider norte --reason "New prices since noon" --json',
  ],
  build: (command) => void command.option('--provider <code>', 'only the lists of this provider'),
  find: () => Promise.resolve(null),
  send: ({ api }, { options: { provider }, reason }) =>
    api.POST('/api/v1/admin/products/sync', { body: { provider, reason } }),
  columns: {
    read: text((synced) => codesOf(synced, true) || undefined),
    offers: text(({ items }) => items.reduce((sum, { offers }) => sum + offers, 0)),
    not_read: text((synced) => codesOf(synced, false) || undefined),
  },
  done(synced) {
    const failed = codesOf(synced, false);
    if (failed) throw new CliError(`The last good lists stay: ${failed} did not answer whole ones.`);
    return 'Stock and costs are those of now.';
  },
});
