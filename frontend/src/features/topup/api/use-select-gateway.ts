import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { gatewaySelectionQuery } from './topup-queries';

/** Remembers the customer's gateway. Not remembering it harms nobody, so a failure is not shown. */
export function useSelectGateway() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api.POST('/api/v1/gateways/selection', { body: { gateway_code: code } }),
    onMutate: (code) => queryClient.setQueryData(gatewaySelectionQuery().queryKey, code),
    meta: { handlesErrors: true },
  });
}
