import { classNames } from '@torpedo/ui-kit';
import { Ban, type LucideIcon, RefreshCw, StickyNote, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { KeyHint, SmallButton } from '../../../shared/back-office/small-controls';
import { CancelDialog, RefundDialog, useRecheck } from '../../../shared/back-office/orders/order-changes';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { useMay } from '../../../shared/back-office/staff-rights';
import { formatMoney } from '../../../shared/format/money';
import { type OrderDetail, type OrderNumber, useOrdersReread } from '../api/orders';
import type { OrderAct } from '../rules/orders-search';

type Obstacle = 'CODE_RECEIVED' | 'ACTIVATION_CLOSED' | 'ORDER_IN_PROGRESS' | 'ORDER_ALREADY_REFUNDED';

interface OrderActionsProps {
  order: OrderDetail;
  number: OrderNumber;
}

interface ActingProps extends OrderActionsProps {
  /** The action from the address. Its dialog stays open until `onActEnd`. */
  act: OrderAct | undefined;
  onActEnd: () => void;
  onNote: () => void;
}

export function OrderActions({ order, number, act, onActEnd, onNote }: ActingProps) {
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  const reread = useOrdersReread();
  const [chosen, setOpen] = useState<OrderAct | null>(null);
  const amount = formatMoney(order.total_amount_cents, order.currency);
  const { cancel, refund, recheck } = number.actions;
  const canCancel = cancel.is_possible && may('orders.change');
  const canRefund = refund.is_possible && may('orders.refund');
  const canRecheck = recheck.is_possible && may('orders.change');

  const asked = (act === 'cancel' && canCancel) || (act === 'refund' && canRefund) ? act : null;
  const open = chosen ?? asked;

  const asking = useRecheck();

  useShortcuts(t('keys'), [
    { keys: 'r', label: t('act.recheck'), run: () => canRecheck && asking.mutate(order.id) },
    {
      keys: 'c',
      label: t('act.cancel'),
      run: () => setOpen(canCancel ? 'cancel' : canRefund ? 'refund' : null),
    },
  ]);

  function close() {
    setOpen(null);
    if (act) onActEnd();
    // Another person may have changed the order in the meantime.
    void reread();
  }

  return (
    <>
      {canRecheck && (
        <SmallButton
          variant="outline"
          icon={<RefreshCw aria-hidden />}
          loading={asking.isPending}
          onClick={() => asking.mutate(order.id)}
        >
          <span className="md:hidden">{t('act.recheckShort')}</span>
          <span className="max-md:hidden">{t('act.recheck')}</span>{' '}
          <KeyHint name="R" className="max-desk:hidden" />
        </SmallButton>
      )}
      {may('orders.change') && (
        <SmallButton variant="outline" icon={<StickyNote aria-hidden />} onClick={onNote}>
          {t('act.note')} <KeyHint name="N" className="max-desk:hidden" />
        </SmallButton>
      )}
      {canCancel && (
        <SmallButton
          variant="outline"
          className="border-danger text-danger"
          icon={<X aria-hidden />}
          onClick={() => setOpen('cancel')}
        >
          {t('act.cancel')} <KeyHint name="C" className="max-desk:hidden" />
        </SmallButton>
      )}
      {canRefund && (
        <SmallButton
          variant="outline"
          className="border-danger text-danger"
          icon={<Undo2 aria-hidden />}
          onClick={() => setOpen('refund')}
        >
          {t('act.refund')} <KeyHint name="C" className="max-desk:hidden" />
        </SmallButton>
      )}
      <CancelDialog open={open === 'cancel'} onClose={close} orderId={order.id} amount={amount} />
      <RefundDialog open={open === 'refund'} onClose={close} order={order} intent={order.updated_at} />
    </>
  );
}

export function ActionEffects({ order, number }: OrderActionsProps) {
  const { t } = useTranslation('admin-orders');
  const amount = formatMoney(order.total_amount_cents, order.currency);
  const { cancel, refund, recheck } = number.actions;
  const lines: {
    title: string;
    icon: LucideIcon;
    hint: string;
    obstacle: string | null;
    effect?: ReactNode;
  }[] = [
    {
      title: t('act.refundTitle'),
      icon: Undo2,
      hint: t('act.refundHint', { amount }),
      obstacle: refund.obstacle,
      effect:
        refund.margin_after_cents !== null &&
        t('margin.loss', { amount: formatMoney(refund.margin_after_cents, 'BRL') }),
    },
    { title: t('act.recheckShort'), icon: RefreshCw, hint: t('act.recheckHint'), obstacle: recheck.obstacle },
    {
      title: t('act.cancelTitle'),
      icon: Ban,
      hint: t('act.cancelHint', { amount }),
      obstacle: cancel.obstacle,
    },
  ];
  // What cannot be done now stands last.
  const ordered = lines.toSorted(
    (one, other) => Number(one.obstacle !== null) - Number(other.obstacle !== null),
  );
  return (
    <DetailCard title={t('act.title')}>
      <ul className="divide-y divide-border text-sm">
        {ordered.map(({ title, icon: Icon, hint, obstacle, effect }) => (
          <li key={title} className="px-3.5 py-2">
            <p className={classNames('flex flex-wrap items-center gap-x-2', obstacle && 'text-muted')}>
              <Icon aria-hidden className="size-3.5 shrink-0" />
              <b className="font-semibold">{title}</b>
              {obstacle && <span className="text-xs">{t(`obstacles.${obstacle as Obstacle}`)}</span>}
              {!obstacle && effect && <span className="ml-auto font-semibold text-danger">{effect}</span>}
            </p>
            {!obstacle && <p className="text-xs text-pretty text-muted">{hint}</p>}
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}
