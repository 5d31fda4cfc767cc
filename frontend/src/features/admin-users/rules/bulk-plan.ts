import type { AdminUser } from '../api/users';

export type BulkUserAction = 'activate' | 'deactivate' | 'resend' | 'endSessions';

/** Why an account is left out. */
export type SkipReason = 'active' | 'inactive' | 'verified' | 'self';

export interface BulkPlan {
  todo: readonly AdminUser[];
  skipped: readonly { user: AdminUser; why: SkipReason }[];
}

function skipReasonOf(user: AdminUser, action: BulkUserAction, ownId: string): SkipReason | null {
  if (action === 'activate') return user.is_active ? 'active' : null;
  if (action === 'resend') return user.is_email_verified ? 'verified' : null;
  if (user.id === ownId) return 'self';
  return action === 'deactivate' && !user.is_active ? 'inactive' : null;
}

/** Which of the selected accounts an action changes, and why it leaves out the others. */
export function bulkPlanOf(users: readonly AdminUser[], action: BulkUserAction, ownId: string): BulkPlan {
  const judged = users.map((user) => ({ user, why: skipReasonOf(user, action, ownId) }));
  return {
    todo: judged.flatMap(({ user, why }) => (why === null ? [user] : [])),
    skipped: judged.flatMap(({ user, why }) => (why === null ? [] : [{ user, why }])),
  };
}
