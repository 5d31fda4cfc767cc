import { buyEffects } from '../features/buy/api/buy-effects';
import { payoutEffects } from '../features/payout/api/payout-effects';
import { topupEffects } from '../features/topup/api/topup-effects';
import { balanceEffects } from '../shared/balance';
import type { LiveEffects } from '../shared/live/live-effects';
import { invalidate, queryKeys } from '../shared/query-keys';

const orderEffects: LiveEffects = {
  activation_updated: (queryClient) => invalidate(queryClient, queryKeys.orders.all),
  sms_received: (queryClient) => invalidate(queryClient, queryKeys.orders.all),
  topup_updated: (queryClient) => invalidate(queryClient, queryKeys.orders.all),
  payout_updated: (queryClient) => invalidate(queryClient, queryKeys.orders.all),
};

/** What every feature does with live events. */
export const liveEffects: LiveEffects[] = [
  balanceEffects,
  buyEffects,
  topupEffects,
  payoutEffects,
  orderEffects,
];
