import { Link } from '@tanstack/react-router';
import { Button, Card, CountingAmount } from '@torpedo/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { balanceQuery } from '../../../shared/balance';
import { formatMoney, moneyLocale } from '../../../shared/format/money';
import type { Topup } from '../api/topup-queries';

/** The money is there: the balance counts up to it. */
export function PaidPanel({ topup, onAnother }: { topup: Topup; onAnother: () => void }) {
  const { t } = useTranslation('topup');
  const balance = useQuery(balanceQuery(topup.currency));

  return (
    <Card padding="lg" className="grid justify-items-center gap-4 text-center" role="status">
      <CircleCheck aria-hidden className="size-14 text-received" />
      <h2 className="font-display text-2xl font-bold tracking-heading">{t('paid.title')}</h2>
      <p className="text-muted">
        {t('paid.text', { amount: formatMoney(topup.amount_cents, topup.currency) })}
      </p>
      {balance.data && (
        <p className="grid gap-1">
          <span className="text-sm text-muted">{t('paid.balance')}</span>
          <CountingAmount
            size="xl"
            cents={balance.data.balance_cents}
            currency={topup.currency}
            locale={moneyLocale}
          />
        </p>
      )}
      <div className="flex w-full flex-col gap-2 sm:w-auto sm:flex-row">
        <Button asChild>
          <Link to="/services">{t('paid.buy')}</Link>
        </Button>
        <Button variant="outline" onClick={onAnother}>
          {t('paid.again')}
        </Button>
      </div>
    </Card>
  );
}
