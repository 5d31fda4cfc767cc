import type { LiveEffects } from '../live/live-effects';
import { invalidate, queryKeys } from '../query-keys';

/** Movements of money reach every figure on the screen. */
export const balanceEffects: LiveEffects = {
  balance_changed: (queryClient) => invalidate(queryClient, queryKeys.balance.all),
};
