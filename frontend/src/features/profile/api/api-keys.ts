import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, hasStatus, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';

export type ApiKey = Schemas['ApiKeyDto'];

export const apiKeysQuery = () =>
  queryOptions({
    queryKey: queryKeys.apiKeys,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users/me/api-keys', { signal })),
  });

export const accountLimitsQuery = () =>
  queryOptions({
    queryKey: queryKeys.accountLimits,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users/me/limits', { signal })),
    staleTime: 0,
  });

export function useCreateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Schemas['CreateApiKeyRequestDto']) =>
      bodyOf(api.POST('/api/v1/users/me/api-keys', { body: wanted })),
    meta: { handlesErrors: true },
    // The cache must not keep the secret; only the dialog shows it.
    gcTime: 0,
    onSuccess: () => {
      invalidate(queryClient, queryKeys.apiKeys, queryKeys.accountActivity);
    },
  });
}

export function useChangeKeyBudget() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, cents }: { id: string; cents: number | null }) =>
      bodyOf(
        api.PATCH('/api/v1/users/me/api-keys/{id}', {
          params: { path: { id } },
          body: { daily_budget_cents: cents },
        }),
      ),
    meta: { handlesErrors: true },
    onSuccess: async () => {
      invalidate(queryClient, queryKeys.accountActivity);
      await queryClient.invalidateQueries({ queryKey: queryKeys.apiKeys });
    },
  });
}

async function revoke(id: string): Promise<void> {
  try {
    await bodyOf(api.DELETE('/api/v1/users/me/api-keys/{id}', { params: { path: { id } } }));
  } catch (error) {
    // A 404 means that the key is revoked already, so the call succeeded.
    if (!hasStatus(error, 404)) throw error;
  }
}

export function useRevokeApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: revoke,
    onSuccess: async () => {
      invalidate(queryClient, queryKeys.accountActivity);
      await queryClient.invalidateQueries({ queryKey: queryKeys.apiKeys });
    },
  });
}
