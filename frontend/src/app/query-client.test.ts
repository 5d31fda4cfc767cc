import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../shared/api/api-error';
import { createQueryClient } from './query-client';

const unauthenticated = new ApiError(401, 'UNAUTHENTICATED', '');

function mutate(client: ReturnType<typeof createQueryClient>, meta: Record<string, boolean>) {
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(unauthenticated),
    meta,
  });
  return mutation.execute(undefined).catch((error: unknown) => error);
}

describe('a call that is refused as not signed in', () => {
  it('signs out when a query meets it, without a second try', async () => {
    const softLogout = vi.fn();
    const queryFn = vi.fn(() => Promise.reject(unauthenticated));

    await expect(createQueryClient(softLogout).fetchQuery({ queryKey: ['x'], queryFn })).rejects.toBe(
      unauthenticated,
    );
    expect(softLogout).toHaveBeenCalledTimes(1);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('signs out when a change meets it', async () => {
    const softLogout = vi.fn();
    await mutate(createQueryClient(softLogout), { handlesErrors: true });
    expect(softLogout).toHaveBeenCalledTimes(1);
  });

  it('keeps the session where 401 means a wrong password or code', async () => {
    const softLogout = vi.fn();
    await mutate(createQueryClient(softLogout), { handlesErrors: true, keepsSessionOn401: true });
    expect(softLogout).not.toHaveBeenCalled();
  });
});
