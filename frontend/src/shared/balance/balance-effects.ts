import type { LiveEffects } from '../live/live-effects';

/** Movements of money reach every figure on the screen. */
export const balanceEffects: LiveEffects = {
  balance_changed: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['balance'] }),
};
