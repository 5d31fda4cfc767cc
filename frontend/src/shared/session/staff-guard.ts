import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { meQuery } from './me-query';

/**
 * Lets staff pass, and tells everybody else that they may not. For those who are signed in.
 * @throws ApiError when the account cannot be read
 */
export async function requireStaff(queryClient: QueryClient): Promise<void> {
  const { role } = await queryClient.ensureQueryData(meQuery());
  if (role === 'CUSTOMER') throw redirect({ to: '/unauthorized' });
}
