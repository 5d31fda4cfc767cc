import { buyEffects } from '../features/buy/api/buy-effects';
import { payoutEffects } from '../features/payout/api/payout-effects';
import { topupEffects } from '../features/topup/api/topup-effects';
import { balanceEffects } from '../shared/balance/balance-effects';
import type { LiveEffects } from '../shared/live/live-effects';

const orderEffects: LiveEffects = {
  activation_updated: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  sms_received: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  topup_updated: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  payout_updated: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
};

/** What every feature does with live events. */
export const liveEffects: LiveEffects[] = [
  balanceEffects,
  buyEffects,
  topupEffects,
  payoutEffects,
  orderEffects,
];
