import type { LiveEffects } from '../../../shared/live/live-effects';
import { topupKey } from './topup-queries';

/** The panel turns to "paid" by itself. */
export const topupEffects: LiveEffects = {
  topup_updated: (queryClient, { topup_id }) =>
    void queryClient.invalidateQueries({ queryKey: topupKey(topup_id) }),
};
