import { bodyOf } from '@torpedo/api-client';
import { toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { ReasonDialog, type ReasonDialogProps } from '../change/reason-dialog';
import { staffApi } from '../staff-api';
import { staffKeys } from '../staff-keys';
import { changeCall, useStaffMutation } from '../staff-query';

/** Asks the provider about a number, and shows its word. */
export function useRecheck() {
  const { t } = useTranslation('admin-orders');
  return useStaffMutation([staffKeys.live], {
    mutationFn: (id: string) =>
      bodyOf(staffApi.POST('/api/v1/admin/orders/{id}/recheck', { params: { path: { id } }, body: {} })),
    onSuccess: ({ provider_says }) => toast.info({ title: t('act.says', { word: provider_says }) }),
  });
}

interface CancelDialogProps extends Pick<ReasonDialogProps, 'open' | 'onClose'> {
  orderId: string;
  /** As people read it: what goes back to the customer. */
  amount: string;
}

export function CancelDialog({ orderId, amount, ...dialog }: CancelDialogProps) {
  const { t } = useTranslation('admin-orders');
  const cancel = changeCall('post', '/api/v1/admin/orders/{id}/cancel', { id: orderId });
  return (
    <ReasonDialog
      {...dialog}
      action="order.cancel"
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
