import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Card, StatusBadge } from '@torpedo/ui-kit';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceQuery } from '../../../shared/balance';
import { maskedCpf } from '../../../shared/format/cpf';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { gatewaysQuery, type Topup, topupState } from '../api/topups';
import { formatRate } from '../rules/topup-form';
import { formatClock } from '../../../shared/time/format-time';
import { wordOfGateway } from '../../../shared/topup-amounts';
import { rememberedCpf } from '../../../shared/session/remembered-cpf';

interface TopupSummaryProps {
  topup: Topup;
  onAnother: () => void;
}

export function TopupSummary({ topup, onAnother }: TopupSummaryProps) {
  const { t } = useTranslation('topup');
  const { language, locale } = useLanguage();
  const gateways = useQuery(gatewaysQuery(language));
  const balance = useQuery(balanceQuery(topup.currency));
  const {
    status,
    currency,
    amount_cents,
    expected_amount_cents,
    charge_amount_cents,
    fx_rate,
    repaid_cents,
  } = topup;
  const gateway = gateways.data?.find(({ code }) => code === topup.gateway)?.title ?? topup.gateway;
  const isPending = status === 'pending';
  const cpf = maskedCpf(rememberedCpf());
  const owedCents = balance.data?.owed_cents ?? 0;
  const isOther = amount_cents !== expected_amount_cents;

  return (
    <Card padding="lg" className="grid gap-4">
      <div className="grid gap-1">
        <span className="flex min-h-6.5 items-center justify-between gap-3 text-muted">
          {t(`summary.${topupState(topup)}`)}
          {isPending && <StatusBadge status="waiting">{t('summary.waits')}</StatusBadge>}
          {status === 'paid' && topup.paid_at && (
            <StatusBadge status="received" icon={<Check aria-hidden />}>
              {t('summary.paidAt', { time: formatClock(topup.paid_at, locale) })}
            </StatusBadge>
          )}
        </span>
        <Money cents={amount_cents} currency={currency} size="lg" className="text-4xl" />
      </div>
      <dl className="grid gap-2.5 border-t border-border pt-4">
        <Fact name={t('summary.how')}>
          {t(`summary.way.${wordOfGateway(topup.gateway)}`, { title: gateway })}
        </Fact>
        {isOther && <Fact name={t('summary.asked')}>{formatMoney(expected_amount_cents, currency)}</Fact>}
        {currency !== 'BRL' && (
          <Fact name={t('summary.charge')}>
            {formatMoney(charge_amount_cents, 'BRL')} · {formatRate(fx_rate)}
          </Fact>
        )}
        {(isPending || status === 'paid') && currency === 'BRL' && cpf && (
          <Fact name={t('form.cpf')}>{cpf}</Fact>
        )}
        {repaid_cents > 0 && <Fact name={t('summary.repaid')}>{formatMoney(repaid_cents, currency)}</Fact>}
        {isPending && owedCents > 0 && (
          <Fact name={t('summary.repays')}>{formatMoney(Math.min(owedCents, amount_cents), currency)}</Fact>
        )}
        {isPending && balance.data && (
          <Fact name={t('summary.balanceAfter')}>
            {formatMoney(Math.max(0, balance.data.balance_cents + amount_cents - owedCents), currency)}
          </Fact>
        )}
      </dl>
      {isPending && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-border pt-2">
          <Button variant="link" size="inline" className="min-h-11" onClick={onAnother}>
            {t('summary.change')}
          </Button>
          <span className="text-sm text-muted">{t('summary.changeText')}</span>
        </div>
      )}
      {status === 'paid' && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-border pt-2">
          <Button asChild variant="link" size="inline" className="min-h-11">
            <Link to="/dashboard/statement">{t('summary.statement')}</Link>
          </Button>
          <Button variant="link" size="inline" className="min-h-11" onClick={onAnother}>
            {t('paid.again')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
