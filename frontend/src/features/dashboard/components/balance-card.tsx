import { Link } from '@tanstack/react-router';
import { Button, IconButton, Skeleton, StatCard } from '@torpedo/ui-kit';
import { Eye, EyeOff, Plus, ReceiptText, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserTransactions } from '../../../shared/activations/user-transactions';
import { useBalance } from '../../../shared/balance';
import { rememberBalanceHidden, useBalanceHidden } from '../../../shared/balance-hidden';
import { formatMoney, Money } from '../../../shared/format/money';
import { useWallet } from '../../../shared/session/wallet';

/** @param isNew true for a newcomer: then the first steps have the only button for money, and nothing is held yet */
export function BalanceCard({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('dashboard');
  const { data: balance, currency, isError, refetch, isFetching } = useBalance();
  const hidden = useBalanceHidden();
  const { team } = useWallet();
  const failed = isError && !balance;
  const waiting = (useUserTransactions().data?.active_transactions ?? []).filter(
    ({ status }) => status === 'WAITING_SMS',
  ).length;

  function hint() {
    if (failed)
      return <LoadFailure text={t('balance.failed')} onRetry={() => void refetch()} retrying={isFetching} />;
    if (isNew) return '';
    if (!balance) return <Skeleton className="h-lh w-42" />;
    // A no-break space keeps the height of the empty line.
    if (hidden) return '\u00a0';
    if (balance.owed_cents > 0)
      return t('balance.owed', { amount: formatMoney(balance.owed_cents, currency) });
    if (balance.held_cents === 0) return t('balance.nothingHeld');
    const amount = formatMoney(balance.held_cents, currency);
    return waiting > 0 ? t('balance.heldIn', { amount, count: waiting }) : t('balance.held', { amount });
  }

  return (
    <StatCard
      tone="ink"
      className="balance-card"
      label={team ? t('balance.ofTeam', { name: team.name }) : t('balance.label')}
      trailing={
        <IconButton
          label={t(hidden ? 'balance.show' : 'balance.hide')}
          onClick={() => rememberBalanceHidden(!hidden)}
        >
          {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
      value={
        balance ? (
          <Money
            cents={balance.balance_cents}
            currency={currency}
            concealedLabel={hidden ? t('balance.hidden') : undefined}
          />
        ) : failed ? (
          formatMoney(0, currency).replace('0,00', '–')
        ) : (
          <Skeleton className="h-lh w-34" />
        )
      }
      hint={hint()}
      actions={
        !isNew && (
          <>
            {!team && (
              <Button asChild size="sm" icon={<Plus aria-hidden />}>
                <Link to="/dashboard/balance">{t('balance.add')}</Link>
              </Button>
            )}
            <Button asChild variant="outline" size="sm" icon={<ReceiptText aria-hidden />}>
              <Link to="/dashboard/statement">{t('balance.statement')}</Link>
            </Button>
          </>
        )
      }
    />
  );
}

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
  retrying: boolean;
}

export function LoadFailure({ text, onRetry, retrying }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <span role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-1.5">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {text}
      </span>
      <Button variant="link" size="inline" loading={retrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </span>
  );
}
