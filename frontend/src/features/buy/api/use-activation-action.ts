import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

type Action = 'another' | 'finish';

const calls = {
  another: (id: string) =>
    bodyOf(api.POST('/sms-activate/activation/{id}/another', { params: { path: { id } } })),
  finish: (id: string) =>
    bodyOf(api.POST('/sms-activate/activation/{id}/finish', { params: { path: { id } } })),
} as const satisfies Record<Action, (id: string) => Promise<unknown>>;

/** Asks for another message, or closes an activation that has its message. */
export function useActivationAction(action: Action) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: calls[action],
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.userTransactions.all }),
  });
}
