import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Payouts } from '../../../features/payout/components/payouts';
import { BalanceScreen } from '../../../features/topup/screens/balance-screen';
import { productLink } from '../../../shared/product-link';
import { loadTexts } from '../../../shared/i18n/i18n';
import { shownAtOnce } from '../../../shared/layout/screen-skeleton';

interface BalanceSearch {
  topup?: string;
  service?: string;
  country?: string;
  then?: 'buy';
  /** In cents. */
  amount?: number;
}

export const Route = createFileRoute('/_app/dashboard/balance')({
  validateSearch: ({ topup, service, country, then, amount }: Record<string, unknown>): BalanceSearch => ({
    topup: typeof topup === 'string' && topup !== '' ? topup : undefined,
    ...(then === 'buy' && { ...productLink(service, country), then }),
    amount: Number.isSafeInteger(amount) && Number(amount) > 0 ? Number(amount) : undefined,
  }),
  loader: () => loadTexts('topup', 'payout', 'cases'),
  ...shownAtOnce({ heading: 'places.balance.long', className: 'min-h-9' }),
  component: Balance,
});

function Balance() {
  const { topup, service, country, amount } = Route.useSearch();
  const navigate = Route.useNavigate();
  const resume = useCallback(
    (id: string) => void navigate({ search: (before) => ({ ...before, topup: id }), replace: true }),
    [navigate],
  );
  return (
    <BalanceScreen
      topupId={topup}
      wanted={{ choice: productLink(service, country), cents: amount }}
      onTopupChange={(next) => void navigate({ search: (before) => ({ ...before, topup: next }) })}
      onResume={resume}
    >
      <Payouts />
    </BalanceScreen>
  );
}
