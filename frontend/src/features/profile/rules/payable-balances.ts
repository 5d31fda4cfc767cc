import type { PayableTopup } from '../../../shared/payouts';
import type { LeftBalance } from './deletion-obstacles';

/** How much of each balance can go back to whoever paid it in; balances of which nothing can are left out. */
export function payableOf(
  balances: readonly LeftBalance[],
  payable: readonly PayableTopup[],
): { currency: LeftBalance['currency']; cents: number }[] {
  return balances.flatMap(({ currency, balance_cents }) => {
    const offered = payable
      .filter((topup) => topup.currency === currency)
      .reduce((sum, { payable_cents }) => sum + payable_cents, 0);
    // Each top-up alone could take the whole balance; together they cannot take more than it.
    const cents = Math.min(balance_cents, offered);
    return cents > 0 ? [{ currency, cents }] : [];
  });
}
