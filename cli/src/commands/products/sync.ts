import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { text } from '../../command/columns.js';
import { CliError } from '../../errors.js';

type Synced = Schemas['SyncedProductsDto'];

const codesOf = ({ items }: Synced, isRead: boolean): string =>
  items
    .filter((provider) => provider.is_read === isRead)
    .map(({ code }) => code)
    .join(', ');

export default changeCommand<null, Synced>({
  examples: ['torpedo products sync', 'torpedo products sync --reason "New prices since noon" --json'],
  find: () => Promise.resolve(null),
  send: ({ api }, { reason }) => api.POST('/api/v1/admin/products/sync', { body: { reason } }),
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
