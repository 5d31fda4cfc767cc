import type { Definition } from '../../command/definition.js';
import { reasonedAccountCommand } from './account-change.js';

/** Lets an account in, or keeps it out. */
const setActiveCommand = (is_active: boolean, done: string, example: string): Definition =>
  reasonedAccountCommand({
    examples: [example],
    send: ({ api }, { id, updated_at }, _options, reason) =>
      api.PATCH('/api/v1/admin/users/{id}/status', {
        params: { path: { id } },
        body: { is_active, reason, expected_updated_at: updated_at },
      }),
    done: ({ email }) => `${email} ${done}`,
  });

export const activate = setActiveCommand(
  true,
  'is active.',
  'torpedo users activate maria@example.com --reason "Identity checked"',
);

export const deactivate = setActiveCommand(
  false,
  'is inactive and signed out everywhere.',
  'torpedo users deactivate maria@example.com --reason "Stolen card"',
);
