import { queryOptions, useMutation } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

export const pendingDeviceQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.pendingDevice(code),
    retry: false,
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/auth/device/{userCode}', { signal, params: { path: { userCode: code } } })),
  });

export type OwnerProof = Schemas['ConfirmSessionRequestDto'];

type Decision = Schemas['DecideDeviceSignInDto'] & {
  proof?: OwnerProof | undefined;
};

export function useDecideDevice() {
  return useMutation({
    mutationFn: async ({ proof, ...body }: Decision) => {
      if (proof) await bodyOf(api.POST('/api/v1/users/me/sessions/confirm', { body: proof }));
      return bodyOf(api.POST('/api/v1/auth/device/decision', { body }));
    },
    meta: { handlesErrors: true, keepsSessionOn401: true },
  });
}
