import { ArrowDownLeft, Clock, Gavel, HandCoins, QrCode, ShieldAlert, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { EventTimeline, type TimelineEvent } from '../../../shared/back-office/detail/event-timeline';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { AdminTopupDetail } from '../api/orders';

type Step = AdminTopupDetail['steps'][number];
type Said = Omit<TimelineEvent, 'time'>;

export function TopupSteps({ topup }: { topup: AdminTopupDetail }) {
  const { t } = useTranslation('admin-orders');
  const { locale } = useLanguage();
  const inReais = (cents: number) => formatMoney(cents, 'BRL');
  const inWallet = (cents: number) => formatMoney(cents, topup.currency);

  /** How much of the requested amount is paid by this step and those before it. */
  function measureOf(step: Step) {
    const until = topup.steps.slice(0, topup.steps.indexOf(step) + 1);
    const paid = until.reduce(
      (sum, each) => sum + (each.kind === 'credit' ? each.charge_amount_cents : 0),
      0,
    );
    if (paid === topup.expected_charge_amount_cents) return 'whole';
    return paid < topup.expected_charge_amount_cents ? 'part' : 'over';
  }

  function saidOfStep(step: Step): Said {
    const { id, happened_at: at, gateway_payment_id, charge_amount_cents, amount_cents, loss_cents } = step;
    const evidence = t('steps.evidence', {
      charge: inReais(charge_amount_cents),
      payment: gateway_payment_id,
    });
    if (step.kind === 'credit') {
      return {
        id,
        at,
        icon: <ArrowDownLeft />,
        tone: 'received',
        detail: evidence,
        title: t(`steps.credit.${measureOf(step)}`),
        amount: inWallet(amount_cents),
      };
    }
    if (step.kind === 'repayment') {
      return {
        id,
        at,
        icon: <HandCoins />,
        tone: 'received',
        title: t('kinds.repayment'),
        amount: inWallet(amount_cents),
      };
    }
    const isWon = step.kind === 'chargeback_won';
    const loss = t(isWon ? 'steps.recovered' : 'steps.loss', { amount: inWallet(loss_cents) });
    return {
      id,
      at,
      icon: isWon ? <Gavel /> : <ShieldAlert />,
      tone: isWon ? 'received' : 'failed',
      title: t(`kinds.${step.kind}`),
      detail: loss_cents > 0 ? `${evidence}, ${loss}` : evidence,
      amount: inWallet(isWon ? amount_cents : -amount_cents),
    };
  }

  const events: Said[] = [
    {
      id: 'asked',
      at: topup.created_at,
      icon: <QrCode />,
      title: t('steps.asked'),
      detail: t('steps.charge', { charge: inReais(topup.expected_charge_amount_cents) }),
      amount: inWallet(topup.expected_amount_cents),
    },
    ...(topup.status === 'expired'
      ? [{ id: 'expired', at: topup.expires_at, icon: <Clock />, title: t('steps.expired') }]
      : []),
    ...topup.steps.map(saidOfStep),
    ...topup.payouts.map((payout): Said => ({
      id: payout.id,
      at: payout.settled_at ?? payout.created_at,
      icon: <Undo2 />,
      tone: payout.status === 'failed' ? 'failed' : payout.status === 'pending' ? 'waiting' : 'neutral',
      title: t(`steps.payout.${payout.status}`),
      detail: payout.failure_detail ?? t('steps.charge', { charge: inReais(payout.charge_amount_cents) }),
      amount: inWallet(payout.status === 'failed' ? payout.amount_cents : -payout.amount_cents),
    })),
  ];
  events.sort((a, b) => a.at.localeCompare(b.at));
  return (
    <DetailCard title={t('steps.title')}>
      <EventTimeline
        label={t('steps.title')}
        events={events.map((event) => ({ ...event, time: formatMoment(event.at, locale) }))}
      />
    </DetailCard>
  );
}
