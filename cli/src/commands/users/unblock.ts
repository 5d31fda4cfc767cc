import { accountCommand, reasonedAccountCommand } from './account-change.js';

export default accountCommand({
  examples: ['torpedo users unblock maria@example.com --reason "Our provider was at fault"'],
  send: ({ api }, { id }, _options, reason) =>
    api.POST('/api/v1/admin/users/{id}/unblock', { params: { path: { id } }, body: { reason } }),
  done: ({ email }) => `${email} can buy again.`,
});

export const clearFlag = reasonedAccountCommand({
  examples: ['torpedo users clear-flag maria@example.com --reason "The bank took the chargeback back"'],
  send: ({ api }, { id }, _options, reason) =>
    api.POST('/api/v1/admin/users/{id}/clear-flag', { params: { path: { id } }, body: { reason } }),
  done: ({ email }) => `${email} is flagged no more.`,
});
