import { bodyOf } from '@torpedo/api-client';
import { toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { formatMoney } from '../../format/money';
import { ReasonDialog, type ReasonDialogProps } from '../change/reason-dialog';
import { staffApi } from '../staff-api';
import { staffKeys } from '../staff-keys';
import { changeCall, useStaffMutation } from '../staff-query';

/** The provider's answers about a number that have a text. */
const FOUND = ['waiting', 'waiting_another', 'received', 'cancelled', 'finished', 'not_found'] as const;

/**
 * Asks the provider about a number, and shows the answer.
 * @param onFound shows the answer in place; without it, a notice shows it
 */
export function useRecheck(onFound?: (id: string, found: string) => void) {
  const { t } = useTranslation('admin-orders');
  return useStaffMutation([staffKeys.live], {
    mutationFn: (id: string) =>
      bodyOf(staffApi.POST('/api/v1/admin/orders/{id}/recheck', { params: { path: { id } }, body: {} })),
    onSuccess({ provider_says: word }, id) {
      const known = FOUND.find((each) => each === word);
      const found = known ? t(`act.found.${known}`) : word;
      if (onFound) onFound(id, found);
      else toast.info({ title: t('act.says', { word: found }) });
    },
  });
}

interface CancelDialogProps extends Pick<ReasonDialogProps, 'open' | 'onClose'> {
  orderId: string;
  /** The formatted amount that goes back to the customer. */
  amount: string;
}

export function CancelDialog({ orderId, amount, ...dialog }: CancelDialogProps) {
  const { t } = useTranslation('admin-orders');
  const cancel = changeCall('post', '/api/v1/admin/orders/{id}/cancel', { id: orderId });
  return (
    <ReasonDialog
      {...dialog}
      action="order.cancel"
      draft={`cancel ${orderId}`}
      tone="danger"
      title={t('act.cancelTitle')}
      text={t('act.cancelText', { amount })}
      submitLabel={t('act.cancelSubmit', { amount })}
      reasons={[t('reasons.asked'), t('reasons.wrong')]}
      call={cancel}
      onDone={({ pending }) => toast.info({ title: t(pending ? 'act.pending' : 'act.cancelled') })}
    />
  );
}

interface RefundDialogProps extends Pick<ReasonDialogProps, 'open' | 'onClose'> {
  order: Pick<Schemas['ListedOrderDto'], 'id' | 'total_amount_cents' | 'currency'>;
  /** Changes with the state of the order, so that the preview is read again. */
  intent?: string;
}

export function RefundDialog({ order, intent, ...dialog }: RefundDialogProps) {
  const { t } = useTranslation('admin-orders');
  const amount = formatMoney(order.total_amount_cents, order.currency);
  return (
    <ReasonDialog
      {...dialog}
      action="order.refund"
      draft={`refund ${order.id}`}
      tone="danger"
      title={t('act.refundTitle')}
      text={t('act.refundText', { amount })}
      submitLabel={t('act.refundSubmit', { amount })}
      reasons={[t('reasons.noUse'), t('reasons.asked'), t('reasons.wrong')]}
      intent={intent}
      preview={{
        labels: { balance_cents: t('preview.balance'), margin_cents: t('preview.margin') },
        format: (name, value, facts) =>
          typeof value === 'number'
            ? formatMoney(value, name === 'margin_cents' ? 'BRL' : String(facts['currency']))
            : undefined,
      }}
      call={changeCall('post', '/api/v1/admin/orders/{id}/refund', { id: order.id })}
      onDone={() => toast.info({ title: t('act.refunded') })}
    />
  );
}
