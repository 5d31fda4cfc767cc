import { accountCommand } from './account-change.js';

export default accountCommand({
  examples: ['torpedo users unblock maria@example.com --reason "Our provider was at fault"'],
  send: ({ api }, { id }, _options, reason) =>
    api.POST('/api/v1/admin/users/{id}/unblock', { params: { path: { id } }, body: { reason } }),
  done: ({ email }) => `${email} can buy again.`,
});
