import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { text } from '../../command/columns.js';

type Chain = Schemas['VerifiedChainDto'];

export default changeCommand<null, Chain>({
  examples: ['torpedo reports verify-chain'],
  find: () => Promise.resolve(null),
  send: ({ api }, { reason }) => api.POST('/api/v1/admin/reports/books/verify', { body: { reason } }),
  columns: {
    days: text(({ days }: Chain) => days),
    entries: text(({ entries }: Chain) => entries),
    changed: text(({ changed }: Chain) => changed.map(({ day }) => day).join(' ')),
    last_day: text(({ last_seal }: Chain) => last_seal?.day),
    last_digest: text(({ last_seal }: Chain) => last_seal?.digest),
  },
  done: ({ changed }) =>
    changed.length === 0
      ? 'Every sealed day is as it was.'
      : `Changed since it was sealed: ${changed.map(({ day }) => day).join(', ')}.`,
});
