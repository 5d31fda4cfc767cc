import { buyEffects } from '../features/buy/api/buy-effects';
import { track } from '../shared/analytics/track';
import { balanceEffects } from '../shared/balance';
import type { LiveEffects } from '../shared/live/live-effects';
import { invalidate, queryKeys } from '../shared/query-keys';

const orderEffects: LiveEffects = {
  activation_updated: (queryClient) => invalidate(queryClient, queryKeys.orders.all),
  sms_received: (queryClient) => invalidate(queryClient, queryKeys.orders.all),
  topup_updated: (queryClient) => invalidate(queryClient, queryKeys.orders.all),
  payout_updated: (queryClient) => invalidate(queryClient, queryKeys.orders.all),
};

const topupEffects: LiveEffects = {
  topup_updated: (queryClient, { topup_id, status }) => {
    invalidate(queryClient, queryKeys.topup(topup_id), queryKeys.pendingTopups);
    if (status === 'paid') track('conversion', { goal: 'topup' });
  },
};

const payoutEffects: LiveEffects = {
  balance_changed: (queryClient) => invalidate(queryClient, queryKeys.payouts),
  payout_updated: (queryClient) => invalidate(queryClient, queryKeys.payouts),
};

export const liveEffects: LiveEffects[] = [
  balanceEffects,
  buyEffects,
  topupEffects,
  payoutEffects,
  orderEffects,
];
