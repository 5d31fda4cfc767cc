import { useQuery } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { Banner, TextField, toast } from '@torpedo/ui-kit';
import { RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../shared/back-office/change/drafts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { DetailPage } from '../../../shared/back-office/detail/detail-page';
import { DetailCard, DetailColumns, Facts } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { changeCall, staffQuery, useStaffMutation } from '../../../shared/back-office/staff-query';
import { typedCents } from '../../../shared/back-office/amounts';
import { useMay } from '../../../shared/back-office/staff-rights';
import { gatewayName } from '../../../shared/back-office/provider-names';
import { formatMoney } from '../../../shared/format/money';
import { orderNumber } from '../../../shared/order-number';
import { type AdminTopupDetail, ORDER_FAMILIES, useOrdersReread } from '../api/orders';
import { MoneyMoves } from '../components/order-side';
import { TopupStatus } from '../../../shared/back-office/orders/topup-status';
import { CustomerLink, Moment } from '../components/order-labels';
import { TopupSteps } from '../components/topup-steps';
import { UnreadRecord } from '../components/unread-record';

const PARENT = { to: '/admin/topups' } as const;
const linkTo = (id: string) => ({ to: '/admin/topups/$id', params: { id } }) as const;

export function TopupScreen({ id }: { id: string }) {
  const { t } = useTranslation('admin-orders');
  const query = useQuery(staffQuery(staffKeys.topups, '/api/v1/admin/topups/{id}', { path: { id } }));
  const topup = query.data;
  const page = {
    list: 'topups',
    id,
    title: `#${orderNumber(id)}`,
    parentLabel: t('topups'),
    parentLink: PARENT,
    linkTo,
  };
  if (!topup) return <UnreadRecord page={page} query={query} />;
  return (
    <DetailPage
      {...page}
      identity={
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <CustomerLink order={topup} />
          <span className="tabular-nums">{formatMoney(topup.amount_cents, topup.currency)}</span>
          <TopupStatus topup={topup} />
        </p>
      }
      actions={<TopupActions topup={topup} />}
      banner={
        topup.staff_reason && (
          <Banner tone={topup.is_dispute_lost ? 'info' : 'warning'}>
            {t(topup.is_dispute_lost ? 'topup.disputeLost' : `topup.staffReasons.${topup.staff_reason}`)}
          </Banner>
        )
      }
    >
      <DetailColumns
        facts={<TopupFacts topup={topup} />}
        middle={
          <>
            <TopupSteps topup={topup} />
            <MoneyMoves order={topup} />
          </>
        }
        related={<Payouts topup={topup} />}
      />
    </DetailPage>
  );
}

function TopupFacts({ topup }: { topup: AdminTopupDetail }) {
  const { t } = useTranslation('admin-orders');
  const amount = (cents: number) => formatMoney(cents, topup.currency);
  const isOther = topup.amount_cents !== topup.expected_amount_cents;
  const moment = (at: string | null) => (at ? <Moment at={at} /> : t('facts.none'));
  return (
    <DetailCard title={t('topup.facts')}>
      <Facts
        facts={[
          {
            label: t('topup.charge'),
            value: formatMoney(topup.charge_amount_cents, topup.charge_currency),
          },
          ...(isOther ? [{ label: t('topup.asked'), value: amount(topup.expected_amount_cents) }] : []),
          ...(topup.charged_back_cents > 0
            ? [
                { label: t('topup.chargedBack'), value: amount(topup.charged_back_cents) },
                { label: t('topup.loss'), value: amount(topup.charged_back_loss_cents) },
              ]
            : []),
          ...(topup.repaid_cents > 0
            ? [{ label: t('topup.repaid'), value: amount(topup.repaid_cents) }]
            : []),
          { label: t('columns.gateway'), value: gatewayName(topup.gateway) },
          {
            label: t('topup.payment'),
            value: <span className="font-mono text-xs break-all">{topup.gateway_payment_id ?? '—'}</span>,
          },
          { label: t('columns.created'), value: moment(topup.created_at) },
          { label: t('topup.expires'), value: moment(topup.expires_at) },
          { label: t('topup.paidAt'), value: moment(topup.paid_at) },
          { label: t('topup.lastRead'), value: moment(topup.last_read_at) },
          { label: t('topup.nextRead'), value: moment(topup.next_read_at) },
        ]}
      />
    </DetailCard>
  );
}

function Payouts({ topup }: { topup: AdminTopupDetail }) {
  const { t } = useTranslation('admin-orders');
  return (
    <DetailCard title={t('topup.payouts')} count={topup.payouts.length || t('topup.noPayouts')}>
      {topup.refund_obstacle && (
        <p className="px-3.5 pb-2 text-xs text-muted first-letter:uppercase">
          {t(`obstacles.${topup.refund_obstacle}`)}
        </p>
      )}
      <ul className="divide-y divide-border text-sm">
        {topup.payouts.map((payout) => (
          <li key={payout.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3.5 py-2">
            <b className="font-semibold tabular-nums">{formatMoney(payout.amount_cents, payout.currency)}</b>
            <Moment at={payout.created_at} />
            <span className="text-xs break-words text-muted">
              {t(`topup.status.${payout.status}`)}
              {payout.failure_detail && ` · ${payout.failure_detail}`}
            </span>
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}

function TopupActions({ topup }: { topup: AdminTopupDetail }) {
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const params = { path: { id: topup.id } };
  const reading = useStaffMutation(ORDER_FAMILIES, {
    mutationFn: () => bodyOf(staffApi.POST('/api/v1/admin/topups/{id}/reread', { params, body: {} })),
    onSuccess: () => toast.info({ title: t('topup.rereadDone') }),
  });

  return (
    <>
      {may('topups.reread') && (
        <SmallButton
          variant="outline"
          icon={<RefreshCw aria-hidden />}
          loading={reading.isPending}
          onClick={() => reading.mutate()}
        >
          {t('topup.reread')}
        </SmallButton>
      )}
      {topup.refund_obstacle === null && may('topups.refund') && (
        <SmallButton
          variant="outline"
          className="border-danger text-danger"
          icon={<Undo2 aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('topup.refund')}
        </SmallButton>
      )}
      {isOpen && <RefundDialog topup={topup} onClose={() => setOpen(false)} />}
    </>
  );
}

function RefundDialog({ topup, onClose }: { topup: AdminTopupDetail; onClose: () => void }) {
  const { t } = useTranslation('admin-orders');
  const reread = useOrdersReread();
  const [typed, setTyped] = useDraft('refund.amount', '');
  const most = formatMoney(topup.refundable_cents, topup.currency);
  const cents = typed.trim() === '' ? null : typedCents(typed);
  const isWrong = cents !== null && !(cents !== undefined && cents > 0 && cents <= topup.refundable_cents);
  const problem = isWrong ? t('topup.amountWrong', { amount: most }) : undefined;
  const refund = changeCall(
    'post',
    '/api/v1/admin/topups/{id}/refund',
    { id: topup.id },
    { ...(cents != null && { amount_cents: cents }) },
  );
  return (
    <ReasonDialog
      action="topup.refund"
      draft="refund"
      onClose={() => {
        onClose();
        void reread();
      }}
      tone="danger"
      title={t('topup.refundTitle')}
      text={t('topup.refundText', { amount: most })}
      submitLabel={t('topup.refundSubmit')}
      reasons={[t('reasons.asked'), t('reasons.wrong')]}
      problem={problem}
      intent={isWrong ? undefined : `${topup.id} ${cents} ${topup.returned_amount_cents}`}
      preview={{
        labels: { balance_cents: t('preview.balance'), returned_cents: t('preview.returned') },
        format: (_name, value, facts) =>
          typeof value === 'number' ? formatMoney(value, String(facts['currency'])) : undefined,
      }}
      call={refund}
      onDone={({ payout }) => {
        if (payout.status === 'failed') {
          toast.error({ title: t('topup.refused', { words: payout.failure_detail }) });
        } else {
          toast.info({ title: t(payout.status === 'paid' ? 'topup.paid' : 'topup.onItsWay') });
        }
      }}
    >
      <TextField
        size="sm"
        label={t('topup.amount')}
        hint={t('topup.amountHint')}
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problem}
      />
    </ReasonDialog>
  );
}
