import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../shared/session/me-query';
import type { AppRouter } from './router';

/** The server demands a new password meanwhile: reads the account again, so that the guards lead to its screen. */
export async function leadToPasswordChange(router: AppRouter, queryClient: QueryClient): Promise<void> {
  const me = await queryClient.fetchQuery({ ...meQuery(), staleTime: 0 });
  if (me.must_change_password) await router.invalidate();
}
