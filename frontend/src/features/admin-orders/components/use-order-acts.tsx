import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelDialog, RefundDialog, useRecheck } from '../../../shared/back-office/orders/order-changes';
import { useMay } from '../../../shared/back-office/staff-rights';
import { formatMoney } from '../../../shared/format/money';
import { type ListedOrder, useOrdersReread } from '../api/orders';

/** How long the result of a recheck is shown in its row. */
const FOUND_MS = 5_000;

/** The actions for an order in its row, and the results of rechecks. */
export function useOrderActs() {
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  const reread = useOrdersReread();
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const [ending, setEnding] = useState<ListedOrder | null>(null);
  const note = (id: string, text: string) => setFound((before) => ({ ...before, [id]: text }));
  const { mutate } = useRecheck(note);
  useEffect(() => {
    if (Object.keys(found).length === 0) return undefined;
    const timer = setTimeout(() => setFound({}), FOUND_MS);
    return () => clearTimeout(timer);
  }, [found]);

  const can = (order: ListedOrder, action: 'cancel' | 'refund' | 'recheck') =>
    order.actions?.[action].is_possible === true &&
    may(action === 'refund' ? 'orders.refund' : 'orders.change');
  const canRecheck = (order: ListedOrder) => can(order, 'recheck');
  const canCancel = (order: ListedOrder) => can(order, 'cancel');
  const canRefund = (order: ListedOrder) => can(order, 'refund');

  function recheck(order: ListedOrder) {
    if (!canRecheck(order)) return;
    note(order.id, t('act.asking'));
    mutate(order.id, { onError: () => setFound(({ [order.id]: _, ...others }) => others) });
  }
  function close() {
    setEnding(null);
    // Another person may have changed the order in the meantime.
    void reread();
  }

  const dialog = ending && (
    <>
      {canCancel(ending) ? (
        <CancelDialog
          onClose={close}
          orderId={ending.id}
          amount={formatMoney(ending.total_amount_cents, ending.currency)}
        />
      ) : (
        <RefundDialog onClose={close} order={ending} />
      )}
    </>
  );
  return {
    canRecheck,
    canCancel,
    canRefund,
    recheck,
    end: (order: ListedOrder) => (canCancel(order) || canRefund(order)) && setEnding(order),
    foundIn: ({ id }: ListedOrder) => found[id],
    dialog,
  };
}
