import { type DetailsOf, hasCode } from '@torpedo/api-client';
import type { PayableTopup } from '../../../shared/payouts';

export type OpenMatter = DetailsOf<'ACCOUNT_IN_USE'>['open'][number];

export type LeftBalance = DetailsOf<'BALANCE_LEFT'>['balances'][number];

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

export function payableOf(
  balances: readonly LeftBalance[],
  payable: readonly PayableTopup[],
): { currency: LeftBalance['currency']; cents: number }[] {
  return balances.flatMap(({ currency, balance_cents }) => {
    const offered = payable
      .filter((topup) => topup.currency === currency)
      .reduce((sum, { payable_cents }) => sum + payable_cents, 0);
    // The sum of the top-ups may exceed the balance.
    const cents = Math.min(balance_cents, offered);
    return cents > 0 ? [{ currency, cents }] : [];
  });
}
