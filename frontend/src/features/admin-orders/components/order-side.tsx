import { classNames, TextArea } from '@torpedo/ui-kit';
import { type FormEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf } from '@torpedo/api-client';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { KeyHint, SmallButton } from '../../../shared/back-office/small-controls';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { useMay } from '../../../shared/back-office/staff-rights';
import { gatewayName, useProviderName } from '../../../shared/back-office/provider-names';
import { formatMoney } from '../../../shared/format/money';
import { bareMoney, formatMicros } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';
import { ORDER_FAMILIES, type OrderDetail, type OrderNumber } from '../api/orders';
import { Moment } from './order-labels';
import { staffApi } from '../../../shared/back-office/staff-api';
import { useStaffMutation } from '../../../shared/back-office/staff-query';

type Account = 'available' | 'held' | 'revenue' | 'clearing' | 'adjustments' | 'payout_pending' | 'losses';

export function MoneyMoves({
  order,
}: {
  order: Pick<OrderDetail, 'transfers'> & Partial<Pick<OrderDetail, 'number'>>;
}) {
  const { t } = useTranslation('admin-orders');
  const { transfers, number } = order;
  const providerName = useProviderName();
  const provider = number?.provider;
  const cost = number?.cost_state === 'returned' ? null : (number?.margin.cost_cents ?? null);
  // The account of a gateway has the gateway in its code: "clearing:MERCADOPAGO".
  const nameOf = (account: string) => {
    const [name, gateway] = account.split(':');
    return [t(`accounts.${name as Account}`), gateway && gatewayName(gateway)].filter(Boolean).join(' ');
  };
  const hasCost = Boolean(provider) && cost !== null;
  return (
    <DetailCard title={t('money.title')} count={transfers.length + Number(hasCost)}>
      {transfers.length === 0 && <p className="px-3.5 pb-3.5 text-sm text-muted">{t('money.none')}</p>}
      <ul className="divide-y divide-border text-sm">
        {transfers.map((transfer) => (
          <MoneyRow
            key={transfer.id}
            from={nameOf(transfer.debit_account)}
            to={nameOf(transfer.credit_account)}
            amount={bareMoney(transfer.moved_cents, transfer.currency)}
            note={
              <>
                {t(`kinds.${transfer.kind}`)} · <Moment at={transfer.created_at} />
              </>
            }
          />
        ))}
        {number && provider && cost !== null && (
          <MoneyRow
            from={providerName(provider)}
            to={t('accounts.cost')}
            amount={bareMoney(cost, 'BRL')}
            note={formatMicros(number.cost_micros ?? 0, number.cost_currency ?? '')}
          />
        )}
      </ul>
    </DetailCard>
  );
}

function MoneyRow({
  from,
  to,
  amount,
  note,
}: Record<'from' | 'to' | 'amount', string> & { note: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 py-2">
      <b className="font-semibold break-words">
        {from} → {to}
      </b>
      <span className="font-semibold tabular-nums">{amount}</span>
      <span className="text-xs break-words text-muted">{note}</span>
    </li>
  );
}

export function MarginCard({ number }: { number: OrderNumber }) {
  const { t } = useTranslation('admin-orders');
  const { price_cents: price, cost_cents: cost, margin_cents: margin, is_expected, rate } = number.margin;
  if (cost === null || margin === null) {
    return (
      <DetailCard title={t('margin.title')}>
        <p className="px-3.5 pb-3.5 text-sm text-muted">{t('margin.unknown')}</p>
      </DetailCard>
    );
  }
  const share = price === 0 ? 0 : Math.min(100, (cost / price) * 100);
  const isLoss = margin < 0;
  return (
    <DetailCard title={t('margin.title')} {...(is_expected && { count: t('facts.expected') })}>
      <div className="grid gap-1.5 px-3.5 pt-1 pb-3 text-sm">
        <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-flag">
          <span className="bg-border-strong" style={{ width: `${isLoss ? 100 : share}%` }} />
          {!isLoss && <span className="flex-1 bg-(--chart-second)" />}
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 tabular-nums">
          <span>
            {t('margin.cost')} <b className="font-semibold">{formatMoney(cost, 'BRL')}</b>
          </span>
          <span>
            {t('margin.margin')}{' '}
            <b className={classNames('font-semibold', isLoss ? 'text-danger' : 'text-received')}>
              {formatMoney(margin, 'BRL')}
            </b>
          </span>
        </p>
        <p className="text-xs text-muted">
          {number.cost_state === 'returned'
            ? t('margin.returned')
            : rate !== null &&
              t('margin.rate', {
                amount: formatMicros(number.cost_micros ?? 0, number.cost_currency ?? ''),
                rate: figureFormat({ minimumFractionDigits: 2 }).format(rate),
              })}
        </p>
      </div>
    </DetailCard>
  );
}

export function OrderNotes({
  order,
  fieldRef,
}: {
  order: OrderDetail;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  const [text, setText] = useDraft('note', '');
  const mayWrite = may('orders.change');
  useShortcuts(
    t('notes.title'),
    mayWrite ? [{ keys: 'n', label: t('notes.label'), run: () => fieldRef.current?.focus() }] : [],
  );
  const writing = useStaffMutation(ORDER_FAMILIES, {
    mutationFn: () =>
      bodyOf(
        staffApi.POST('/api/v1/admin/orders/{id}/notes', {
          params: { path: { id: order.id } },
          body: { text: text.trim() },
        }),
      ),
    onSuccess: () => forgetDrafts('note'),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') writing.mutate();
  }

  return (
    <DetailCard title={t('notes.title')} count={order.notes.length || t('notes.none')}>
      <ul className="text-sm">
        {order.notes.map((note) => (
          <li key={note.id} className="border-b border-border px-3.5 py-2">
            <p className="break-words whitespace-pre-wrap">{note.text}</p>
            <p className="text-xs text-muted">
              {note.author_email ?? t('deleted')} · <Moment at={note.created_at} />
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form className="grid gap-2 p-3.5" onSubmit={submit}>
          <TextArea
            size="xs"
            ref={fieldRef}
            label={t('notes.label')}
            hint={<KeyHint name="N" />}
            rows={1}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <SmallButton type="submit" variant="outline" loading={writing.isPending}>
            {t('notes.submit')}
          </SmallButton>
        </form>
      )}
    </DetailCard>
  );
}
