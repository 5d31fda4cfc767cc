import type { Schemas } from '@torpedo/api-client';
import { StatusBadge } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

type SmsOrder = Schemas['SmsNumberOrderDto'];

const badges = {
  WAITING_SMS: 'waiting',
  ACTIVE: 'waiting',
  COMPLETED: 'received',
  CANCELLED: 'failed',
  EXPIRED: 'neutral',
} as const satisfies Record<SmsOrder['status'], string>;

/** How a number ended, and whether its money came back. */
export function OrderStatus({ status, refunded }: { status: SmsOrder['status']; refunded: boolean }) {
  const { t } = useTranslation('orders');
  return (
    <StatusBadge status={badges[status]}>
      {[t(`status.${status}`), refunded && t('status.refunded')].filter(Boolean).join(' · ')}
    </StatusBadge>
  );
}
