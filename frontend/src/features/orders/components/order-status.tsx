import type { Schemas } from '@torpedo/api-client';
import { StatusBadge } from '@torpedo/ui-kit';
import { Check, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type SmsOrder = Schemas['SmsNumberOrderDto'];

const badges = {
  WAITING_SMS: 'waiting',
  ACTIVE: 'waiting',
  COMPLETED: 'received',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
} as const satisfies Record<SmsOrder['status'], string>;

export function OrderStatus({ status, refunded }: { status: SmsOrder['status']; refunded: boolean }) {
  const { t } = useTranslation('orders');
  const badge = refunded ? 'neutral' : badges[status];
  const icon = refunded ? <Undo2 aria-hidden /> : status === 'COMPLETED' ? <Check aria-hidden /> : undefined;
  return (
    <StatusBadge status={badge} icon={icon}>
      {[t(`status.${status}`), refunded && t('status.refunded')].filter(Boolean).join(' · ')}
    </StatusBadge>
  );
}
