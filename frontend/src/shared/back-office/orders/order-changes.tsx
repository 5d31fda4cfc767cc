import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../query-keys';
import { ReasonDialog } from '../change/reason-dialog';
import { staffApi } from '../staff-api';
import { staffKeys } from '../staff-keys';

/** Asks the provider what became of a number, and tells its word. */
export function useRecheck() {
  const { t } = useTranslation('admin-orders');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      bodyOf(staffApi.POST('/api/v1/admin/orders/{id}/recheck', { params: { path: { id } }, body: {} })),
    onSuccess: ({ provider_says }) => toast.info({ title: t('act.says', { word: provider_says }) }),
    onSettled: () => invalidate(queryClient, staffKeys.live),
  });
}

interface CancelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  orderId: string;
  /** As people read it: what goes back to the customer. */
  amount: string;
}

/** Cancels a number that has no message yet, after it has said where its money goes. */
export function CancelDialog({ open, onOpenChange, orderId, amount }: CancelDialogProps) {
  const { t } = useTranslation('admin-orders');
  return (
    <ReasonDialog
      action="order.cancel"
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={t('act.cancelTitle')}
      text={t('act.cancelText', { amount })}
      submitLabel={t('act.cancelSubmit', { amount })}
      reasons={[t('reasons.asked'), t('reasons.wrong')]}
      call={({ reason, headers }) =>
        bodyOf(
          staffApi.POST('/api/v1/admin/orders/{id}/cancel', {
            params: { path: { id: orderId } },
            headers,
            body: { reason },
          }),
        )
      }
      onDone={({ pending }) => toast.info({ title: t(pending ? 'act.pending' : 'act.cancelled') })}
    />
  );
}
