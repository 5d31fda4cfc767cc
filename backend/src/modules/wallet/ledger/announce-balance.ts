import type { EventBus } from '../../../platform/events/index.js';
import { formatMoney } from '../../../platform/money.js';
import type { WalletEvent } from '../wallet-events.dto.js';
import type { Posting } from './posting.js';

/** Where a wallet stands after a committed posting. */
export type WalletState = Pick<Posting, 'userId' | 'currency' | 'availableCents' | 'heldCents'>;

/** Tells the customer's open screens the new balance; only after the posting has committed. */
export function announceBalance(
  events: EventBus<WalletEvent>,
  { userId, currency, availableCents, heldCents }: WalletState,
): void {
  events.publish({
    userId,
    type: 'balance_changed',
    fields: {
      currency,
      balance_cents: availableCents,
      held_cents: heldCents,
      balance_formatted: formatMoney(availableCents, currency),
    },
  });
}
