import { ApiError, bodyOf } from '@torpedo/api-client';
import type { Selected } from '../../../shared/back-office/list/selection';
import { listPage } from '../../../shared/back-office/list/list-query';
import { staffApi } from '../../../shared/back-office/staff-api';
import type { BulkUserAction } from '../rules/bulk-plan';
import type { UsersSearch } from '../rules/users-search';
import type { AdminUser, UserCall } from './users';

/** How many accounts one action can change. */
export const BULK_LIMIT = 10_000;

const ROWS_AT_ONCE = 100;
const CALLS_AT_ONCE = 4;

/** Calls `work` for each item, a few at a time. After the signal, no new call begins. */
async function withEach<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) {
      if (signal.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, lane));
}

/** Reads the selected accounts as they are now, at most BULK_LIMIT of them. */
export async function readSelected(
  selected: Selected,
  userCall: UserCall,
  signal: AbortSignal,
): Promise<AdminUser[]> {
  const users: AdminUser[] = [];
  if (selected.kind === 'rows') {
    await withEach(selected.ids, signal, async (id) => {
      const read = staffApi.GET('/api/v1/admin/users/{id}', { params: { path: { id } }, signal });
      users.push(await userCall('list', bodyOf(read)));
    });
    return users;
  }
  let cursor: string | undefined;
  do {
    const query = { ...(selected.filters as UsersSearch), cursor, per_page: ROWS_AT_ONCE };
    const call = staffApi.GET('/api/v1/admin/users', { params: { query }, signal });
    const page = await userCall('list', listPage(call));
    users.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && users.length < BULK_LIMIT);
  return users.slice(0, BULK_LIMIT);
}

/** The change that is made to each account. */
export interface BulkChange {
  action: BulkUserAction;
  reason: string;
  /** Whether the API keys are revoked with the sessions. Only `endSessions` offers this choice. */
  revokesApiKeys: boolean;
}

function change(
  user: AdminUser,
  { action, reason, revokesApiKeys }: BulkChange,
  userCall: UserCall,
): Promise<unknown> {
  const params = { path: { id: user.id } };
  const body = { reason: reason || undefined };
  switch (action) {
    case 'activate':
    case 'deactivate': {
      const wanted = { is_active: action === 'activate', reason, expected_updated_at: user.updated_at };
      return userCall('status', staffApi.PATCH('/api/v1/admin/users/{id}/status', { params, body: wanted }));
    }
    case 'resend':
      return userCall(
        'resend',
        staffApi.POST('/api/v1/admin/users/{id}/resend-verification', { params, body }),
      );
    case 'endSessions':
      return userCall(
        'update',
        staffApi.POST('/api/v1/admin/users/{id}/sessions/revoke-all', {
          params,
          body: { ...body, revoke_api_keys: revokesApiKeys },
        }),
      );
  }
}

/** Receives the outcome of one account; `refusal` is null when the change was made. */
export type BulkAnswer = (user: AdminUser, refusal: Error | null) => void;

interface BulkRun {
  users: readonly AdminUser[];
  change: BulkChange;
  userCall: UserCall;
  signal: AbortSignal;
  onAnswer: BulkAnswer;
}

/**
 * Changes every account by its own call, so that each is audited and refused separately. Stops when the server cannot
 * be reached; the remaining accounts are unchanged then.
 */
export async function runBulk({ users, change: wanted, userCall, signal, onAnswer }: BulkRun): Promise<void> {
  const unreachable = new AbortController();
  await withEach(users, AbortSignal.any([signal, unreachable.signal]), async (user) => {
    try {
      await change(user, wanted, userCall);
      onAnswer(user, null);
    } catch (error) {
      if (error instanceof ApiError && error.isConnectionFailure) unreachable.abort();
      onAnswer(user, error as Error);
    }
  });
}
