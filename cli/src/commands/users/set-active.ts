import type { Definition } from '../../command/definition.js';
import { reasonedAccountCommand } from './account-change.js';

/** Lets an account in, or keeps it out. */
export function setActiveCommand(is_active: boolean, done: string, examples: readonly string[]): Definition {
  return reasonedAccountCommand({
    examples,
    send: ({ api }, { id, updated_at }, _options, reason) =>
      api.PATCH('/api/v1/admin/users/{id}/status', {
        params: { path: { id } },
        body: { is_active, reason, expected_updated_at: updated_at },
      }),
    done: ({ email }) => `${email} ${done}`,
  });
}
