import { type DetailsOf, hasCode } from '@torpedo/api-client';
import type { PayableTopup } from '../../../shared/payouts';

/** Something that has to end before an account can be deleted. */
export type OpenMatter = DetailsOf<'ACCOUNT_IN_USE'>['open'][number];

/** Money that deleting the account gives up. */
export type LeftBalance = DetailsOf<'BALANCE_LEFT'>['balances'][number];

/** Why an account was not deleted, as far as its owner can do something about it here. */
export type DeletionObstacle =
  | { kind: 'wrong_password' }
  | { kind: 'open'; matters: OpenMatter[] }
  | { kind: 'balance'; balances: LeftBalance[] }
  | { kind: 'other'; error: unknown };

export function deletionObstacle(error: unknown): DeletionObstacle {
  if (hasCode(error, 'INVALID_PASSWORD')) return { kind: 'wrong_password' };
  if (hasCode(error, 'ACCOUNT_IN_USE')) return { kind: 'open', matters: error.details.open };
  if (hasCode(error, 'BALANCE_LEFT')) return { kind: 'balance', balances: error.details.balances };
  return { kind: 'other', error };
}

/** How much of each balance can be refunded to its payer; balances of which nothing can are left out. */
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
