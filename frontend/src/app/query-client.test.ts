import { ApiError } from '@torpedo/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

const unauthenticated = new ApiError(401, 'UNAUTHENTICATED', '');

const clientWith = (demands: Partial<Parameters<typeof createQueryClient>[0]>) =>
  createQueryClient({ softLogout: vi.fn(), leadToPasswordChange: vi.fn(), ...demands });

function mutate(client: ReturnType<typeof createQueryClient>, meta: Record<string, boolean>) {
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(unauthenticated),
    meta,
  });
  return mutation.execute(undefined).catch((error: unknown) => error);
}

describe('a call that is refused with 401', () => {
  it('signs out when a query is refused, without a second try', async () => {
    const softLogout = vi.fn();
    const queryFn = vi.fn(() => Promise.reject(unauthenticated));

    await expect(clientWith({ softLogout }).fetchQuery({ queryKey: ['x'], queryFn })).rejects.toBe(
      unauthenticated,
    );
    expect(softLogout).toHaveBeenCalledTimes(1);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('signs out when a change is refused', async () => {
    const softLogout = vi.fn();
    await mutate(clientWith({ softLogout }), { handlesErrors: true });
    expect(softLogout).toHaveBeenCalledTimes(1);
  });

  it('keeps the session where 401 means a wrong password or code', async () => {
    const softLogout = vi.fn();
    await mutate(clientWith({ softLogout }), { handlesErrors: true, keepsSessionOn401: true });
    expect(softLogout).not.toHaveBeenCalled();
  });
});

describe('a call that is refused because of a temporary password', () => {
  it('leads to the password change, for queries and changes', async () => {
    const leadToPasswordChange = vi.fn();
    const client = clientWith({ leadToPasswordChange });
    const refused = () => Promise.reject(new ApiError(403, 'PASSWORD_CHANGE_REQUIRED', ''));
    await client.fetchQuery({ queryKey: ['x'], queryFn: refused, retry: false }).catch(() => null);
    await client
      .getMutationCache()
      .build(client, { mutationFn: refused })
      .execute(undefined)
      .catch(() => null);
    expect(leadToPasswordChange).toHaveBeenCalledTimes(2);
  });
});
