import { Badge, classNames } from '@torpedo/ui-kit';
import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  type LucideIcon,
  TimerOff,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import type { ListedOrder } from '../api/orders';

type Situation = NonNullable<ListedOrder['situation']>;

const ICONS: Record<Situation, LucideIcon> = {
  requested: Clock,
  uncertain: CircleAlert,
  waiting: Clock,
  delivered: CircleCheck,
  cancelled: CircleX,
  no_code: TimerOff,
  not_found: CircleX,
  refunded: Undo2,
  cost_open: TriangleAlert,
};

/** Filled only where somebody has to act. */
const TO_ACT: Partial<Record<Situation, 'failed' | 'waiting'>> = {
  uncertain: 'failed',
  cost_open: 'waiting',
};

interface OrderSituationProps {
  order: ListedOrder;
  /** What a recheck has just found. */
  found?: string | undefined;
}

export function OrderSituation({ order, found }: OrderSituationProps) {
  const { t } = useTranslation('admin-orders');
  const { situation, status, expires_at: until } = order;
  if (found) return <span role="status">{found}</span>;
  if (!situation) return <TopupSituation status={status} />;
  const Icon = ICONS[situation];
  const tone = TO_ACT[situation];
  if (tone) {
    return (
      <Badge size="sm" tone={tone}>
        <Icon aria-hidden />
        {t(`situations.${situation}`)}
      </Badge>
    );
  }
  const isDelivered = situation === 'delivered';
  return (
    <span
      className={classNames('inline-flex items-center gap-1.5 align-middle', !isDelivered && 'text-muted')}
    >
      <Icon aria-hidden className={classNames('size-3.5 shrink-0', isDelivered && 'text-received')} />
      {t(`situations.${situation}`)}
      {situation === 'waiting' && until && <TimeLeft until={until} />}
    </span>
  );
}

const TOPUPS = {
  pending: { icon: Clock, text: 'pending' },
  processing: { icon: Clock, text: 'pending' },
  shipped: { icon: Clock, text: 'pending' },
  delivered: { icon: CircleCheck, text: 'paid' },
  cancelled: { icon: TimerOff, text: 'expired' },
  refunded: { icon: Undo2, text: 'refunded' },
} as const satisfies Record<ListedOrder['status'], { icon: LucideIcon; text: string }>;

function TopupSituation({ status }: Pick<ListedOrder, 'status'>) {
  const { t } = useTranslation('admin-orders');
  const { icon: Icon, text } = TOPUPS[status];
  const isPaid = text === 'paid';
  return (
    <span className={classNames('inline-flex items-center gap-1.5 align-middle', !isPaid && 'text-muted')}>
      <Icon aria-hidden className={classNames('size-3.5 shrink-0', isPaid && 'text-received')} />
      {t(`topupStatus.${text}`)}
    </span>
  );
}

function TimeLeft({ until }: { until: string }) {
  const left = useNowSelector((now) => formatWait(Date.parse(until) - now));
  return <span className="tabular-nums">{left}</span>;
}
