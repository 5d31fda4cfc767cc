import type { Schemas } from '@torpedo/api-client';
import { classNames } from '@torpedo/ui-kit';
import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  type LucideIcon,
  MessageCircleWarning,
  TimerOff,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatTimeLeft } from '../../time/format-time';
import { useNowSelector } from '../../time/use-now';
import { StateChip, StateWord } from '../state-word';
import { topupState, TopupStatus } from './topup-status';

type ListedOrder = Schemas['ListedOrderDto'];

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
  disputed: MessageCircleWarning,
  charged_back: CircleAlert,
};

/** The situations that need staff. They are shown as a filled chip. */
const TO_ACT: Partial<Record<Situation, 'failed' | 'waiting'>> = {
  uncertain: 'failed',
  cost_open: 'waiting',
  disputed: 'waiting',
};

const TONES: Partial<Record<Situation, 'received' | 'failed'>> = {
  delivered: 'received',
  charged_back: 'failed',
};

interface OrderSituationProps {
  order: ListedOrder;
  /** The text of what a recheck has just found. */
  found?: string | undefined;
  /** Where there is little room: no filled chip, and while it waits, only for how long. */
  isShort?: boolean;
}

export function OrderSituation({ order, found, isShort = false }: OrderSituationProps) {
  const { t } = useTranslation('admin-orders');
  const { situation, status, expires_at: until } = order;
  if (found) return <span role="status">{found}</span>;
  if (!situation) return <TopupStatus topup={{ status: TOPUPS[status] }} />;
  const Icon = ICONS[situation];
  const tone = TO_ACT[situation];
  if (tone && isShort) {
    return (
      <b className={classNames('font-semibold', tone === 'failed' ? 'text-danger' : 'text-waiting')}>
        <StateWord tone={tone} icon={<Icon aria-hidden />}>
          {t(`situations.${situation}`)}
        </StateWord>
      </b>
    );
  }
  if (tone) {
    return (
      <StateChip tone={tone} icon={<Icon aria-hidden />}>
        {t(`situations.${situation}`)}
      </StateChip>
    );
  }
  return (
    <StateWord
      tone={TONES[situation] ?? 'neutral'}
      // Its time needs the room on a phone.
      icon={
        <Icon aria-hidden className={situation === 'waiting' && !isShort ? 'max-md:hidden' : undefined} />
      }
    >
      <span className={situation === 'waiting' && isShort ? 'sr-only' : undefined}>
        {t(`situations.${situation}`)}
      </span>
      {situation === 'waiting' && until && <TimeLeft until={until} />}
    </StateWord>
  );
}

/** The status of a top-up, by the status of its row in the list of orders. */
const TOPUPS = {
  pending: 'pending',
  processing: 'pending',
  shipped: 'pending',
  delivered: 'paid',
  cancelled: 'expired',
  refunded: 'refunded',
} as const satisfies Record<ListedOrder['status'], string>;

/** The situation in one word. */
export function useSituationText() {
  const { t } = useTranslation('admin-orders');
  return ({ situation, status }: Pick<ListedOrder, 'situation' | 'status'>): string =>
    situation ? t(`situations.${situation}`) : t(`topupStatus.${topupState({ status: TOPUPS[status] })}`);
}

function TimeLeft({ until }: { until: string }) {
  const left = useNowSelector((now) => formatTimeLeft(Date.parse(until) - now));
  return <span className="tabular-nums">{left}</span>;
}
