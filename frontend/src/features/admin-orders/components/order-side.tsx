import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { TextArea } from '@torpedo/ui-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { useMay } from '../../../shared/back-office/staff-rights';
import { formatMoney } from '../../../shared/format/money';
import { addOrderNote, type OrderDetail, readAgain } from '../api/orders';
import { Moment } from './order-words';

/** What moved for an order, account by account. */
export function MoneyTrail({ transfers }: { transfers: readonly Schemas['LedgerEntryDto'][] }) {
  const { t } = useTranslation('admin-orders');
  return (
    <DetailCard title={t('money.title')} count={transfers.length}>
      {transfers.length === 0 && <p className="px-3.5 pb-3.5 text-sm text-muted">{t('money.none')}</p>}
      <ul className="divide-y divide-border text-sm">
        {transfers.map((transfer) => (
          <li key={transfer.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3.5 py-2">
            <b className="font-semibold break-words">{t(`kinds.${transfer.kind}`)}</b>
            <span className="font-semibold tabular-nums">
              {formatMoney(transfer.moved_cents, transfer.currency)}
            </span>
            <span className="text-xs break-words text-muted">
              {transfer.debit_account} → {transfer.credit_account}
            </span>
            <span className="text-right text-xs text-muted">
              <Moment at={transfer.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}

/** What staff wrote down about an order, for each other. */
export function OrderNotes({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const writing = useMutation({
    mutationFn: () => addOrderNote(order.id, text.trim()),
    onSuccess: () => setText(''),
    onSettled: () => readAgain(queryClient),
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
      {may('orders.change') && (
        <form className="grid gap-2 p-3.5" onSubmit={submit}>
          <TextArea
            label={t('notes.label')}
            rows={2}
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
