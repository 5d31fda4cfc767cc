import { useQuery } from '@tanstack/react-query';
import { Button, Card, Divider, ListRow, SectionHeading, StatusBadge } from '@torpedo/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type PayableTopup, type Payout, payoutsQuery } from '../../../shared/payouts';
import { formatMoment } from '../../../shared/time/format-time';

const PayoutDialog = lazy(async () => ({ default: (await import('./payout-dialog')).PayoutDialog }));

/** Scrolls here itself, because the list appears after the browser has looked for the anchor. */
function leadThere(section: HTMLElement | null): void {
  if (window.location.hash === '#payouts') section?.scrollIntoView();
}

export function Payouts() {
  const { t } = useTranslation('payout');
  const { data } = useQuery(payoutsQuery());
  const [chosen, setChosen] = useState<PayableTopup | null>(null);
  if (!data || data.payable.length + data.payouts.length === 0) return null;
  const { payable, payouts } = data;

  return (
    <Card padding="none" className="overflow-hidden" asChild>
      <section ref={leadThere} id="payouts" aria-labelledby="payouts-heading">
        <div className="grid gap-1 px-4 pt-4 pb-3">
          <SectionHeading level={2} size="card" id="payouts-heading">
            {t('heading')}
          </SectionHeading>
          <p className="text-md text-pretty text-muted">{t('text')}</p>
        </div>
        {payable.length > 0 && (
          <ul className="divide-y divide-border border-t border-border" aria-label={t('payable')}>
            {payable.map((topup) => (
              <PayableRow key={topup.topup_id} topup={topup} onChoose={setChosen} />
            ))}
          </ul>
        )}
        {payouts.length > 0 && (
          <>
            <Divider />
            <ul className="divide-y divide-border" aria-label={t('list')}>
              {payouts.map((payout) => (
                <PayoutRow key={payout.id} payout={payout} />
              ))}
            </ul>
          </>
        )}
        {chosen && (
          <Suspense>
            <PayoutDialog topup={chosen} onClose={() => setChosen(null)} />
          </Suspense>
        )}
      </section>
    </Card>
  );
}

interface PayableRowProps {
  topup: PayableTopup;
  onChoose: (topup: PayableTopup) => void;
}

function PayableRow({ topup, onChoose }: PayableRowProps) {
  const { t } = useTranslation('payout');
  const { locale } = useLanguage();
  const { currency, payable_cents, payable_until } = topup;
  return (
    <ListRow
      asChild
      title={
        <span className="whitespace-normal">
          {t('unspent', { amount: formatMoney(payable_cents, currency) })}
        </span>
      }
      subtitle={t('until', { time: formatMoment(payable_until, locale) })}
      trailing={
        <Button variant="outline" size="sm" onClick={() => onChoose(topup)}>
          {t('open')}
        </Button>
      }
    >
      <li />
    </ListRow>
  );
}

const badges = { pending: 'waiting', paid: 'received', failed: 'failed' } as const;

function PayoutRow({ payout }: { payout: Payout }) {
  const { t } = useTranslation('payout');
  const { locale } = useLanguage();
  return (
    <ListRow
      asChild
      title={t('payout', { amount: formatMoney(payout.amount_cents, payout.currency) })}
      subtitle={formatMoment(payout.created_at, locale)}
      trailing={<StatusBadge status={badges[payout.status]}>{t(`status.${payout.status}`)}</StatusBadge>}
      note={payout.status === 'failed' ? t('failedText') : undefined}
    >
      <li />
    </ListRow>
  );
}
