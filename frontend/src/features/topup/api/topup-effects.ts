import { track } from '../../../shared/analytics/track';
import type { LiveEffects } from '../../../shared/live/live-effects';
import { topupKey } from './topup-key';

/** The panel turns to "paid" by itself, and a payment counts as what the site is for. */
export const topupEffects: LiveEffects = {
  topup_updated: (queryClient, { topup_id, status }) => {
    void queryClient.invalidateQueries({ queryKey: topupKey(topup_id) });
    if (status === 'paid') track('conversion', { goal: 'topup' });
  },
};
