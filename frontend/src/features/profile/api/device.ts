import { queryOptions, useMutation } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** What waits to be let in under a code that a person typed. */
export const pendingDeviceQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.pendingDevice(code),
    retry: false,
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/auth/device/{userCode}', { signal, params: { path: { userCode: code } } })),
  });

type Decision = Schemas['DecideDeviceSignInDto'] & {
  /** Confirms this session first. */
  password?: string | undefined;
};

/** Lets the program in, or sends it away. */
export function useDecideDevice() {
  return useMutation({
    mutationFn: async ({ password, ...body }: Decision) => {
      if (password) await bodyOf(api.POST('/api/v1/users/me/sessions/confirm', { body: { password } }));
      return bodyOf(api.POST('/api/v1/auth/device/decision', { body }));
    },
    meta: { handlesErrors: true },
  });
}
