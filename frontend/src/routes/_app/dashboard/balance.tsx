import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Payouts } from '../../../features/payout/components/payouts';
import { BalanceScreen } from '../../../features/topup/screens/balance-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

interface BalanceSearch {
  /** The top-up whose payment is shown. */
  topup?: string;
}

export const Route = createFileRoute('/_app/dashboard/balance')({
  validateSearch: ({ topup }: Record<string, unknown>): BalanceSearch => ({
    topup: typeof topup === 'string' && topup !== '' ? topup : undefined,
  }),
  loader: () => loadTexts('topup', 'payout'),
  component: Balance,
});

function Balance() {
  const { topup } = Route.useSearch();
  const navigate = Route.useNavigate();
  const resume = useCallback(
    (id: string) => void navigate({ search: { topup: id }, replace: true }),
    [navigate],
  );
  return (
    <BalanceScreen
      topupId={topup}
      onTopupChange={(next) => void navigate({ search: { topup: next } })}
      onResume={resume}
    >
      <Payouts />
    </BalanceScreen>
  );
}
