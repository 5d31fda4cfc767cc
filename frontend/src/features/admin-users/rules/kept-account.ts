import { type DetailsOf, hasCode } from '@torpedo/api-client';
import type { TFunction } from 'i18next';
import { formatMoney } from '../../../shared/format/money';

type OpenMatter = DetailsOf<'ACCOUNT_IN_USE'>['open'][number];

function openMatter(matter: OpenMatter, t: TFunction<'admin-users'>): string {
  switch (matter.kind) {
    case 'open_activations':
      return t('stillOpen.numbers', { count: matter.count });
    case 'held_money':
      return t('stillOpen.held', { amount: formatMoney(matter.held_cents, matter.currency) });
    case 'pending_payout':
      return t('stillOpen.payout', { amount: formatMoney(matter.amount_cents, matter.currency) });
    case 'debt':
      return t('stillOpen.debt', { amount: formatMoney(matter.owed_cents, matter.currency) });
  }
}

/** A text for staff, because the text of the server addresses the owner of the account. */
export function keptAccount(error: unknown, t: TFunction<'admin-users'>): string | null {
  if (hasCode(error, 'ACCOUNT_IN_USE')) {
    const what = error.details.open.map((matter) => openMatter(matter, t));
    return t('refusals.accountInUse', { what: what.join(', ') });
  }
  if (!hasCode(error, 'BALANCE_LEFT')) return null;
  const amounts = error.details.balances.map(({ balance_cents: cents, currency }) =>
    formatMoney(cents, currency),
  );
  return t('refusals.balanceLeft', { amount: amounts.join(', ') });
}
