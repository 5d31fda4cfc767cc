import type { LiveEffects } from '../../../shared/live/live-effects';

/** What may go back changes with every movement of money. */
export const payoutEffects: LiveEffects = {
  balance_changed: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['payouts'] }),
  payout_updated: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['payouts'] }),
};
