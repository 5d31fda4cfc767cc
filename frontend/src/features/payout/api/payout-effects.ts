import type { LiveEffects } from '../../../shared/live/live-effects';
import { invalidate, queryKeys } from '../../../shared/query-keys';

/** What may go back changes with every movement of money. */
export const payoutEffects: LiveEffects = {
  balance_changed: (queryClient) => invalidate(queryClient, queryKeys.payouts),
  payout_updated: (queryClient) => invalidate(queryClient, queryKeys.payouts),
};
