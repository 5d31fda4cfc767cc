import { track } from '../../../shared/analytics/track';
import type { LiveEffects } from '../../../shared/live/live-effects';
import { invalidate, queryKeys } from '../../../shared/query-keys';

/** The panel turns to "paid" by itself, and a payment counts as what the site is for. */
export const topupEffects: LiveEffects = {
  topup_updated: (queryClient, { topup_id, status }) => {
    invalidate(queryClient, queryKeys.topup(topup_id));
    if (status === 'paid') track('conversion', { goal: 'topup' });
  },
};
