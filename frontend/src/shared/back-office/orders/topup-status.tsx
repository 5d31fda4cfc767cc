import type { Schemas } from '@torpedo/api-client';
import { CircleAlert, CircleCheck, Clock, type LucideIcon, TimerOff, Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { StateWord } from '../state-word';

type Status = Schemas['AdminTopupDto']['status'];

const STATES: Record<Status, readonly [tone: ComponentProps<typeof StateWord>['tone'], icon: LucideIcon]> = {
  pending: ['waiting', Clock],
  paid: ['received', CircleCheck],
  expired: ['neutral', TimerOff],
  failed: ['failed', CircleAlert],
  refunded: ['neutral', Undo2],
};

export function TopupStatus({ status }: { status: Status }) {
  const { t } = useTranslation('admin-orders');
  const [tone, Icon] = STATES[status];
  return (
    <StateWord tone={tone} icon={<Icon aria-hidden />}>
      {t(`topupStatus.${status}`)}
    </StateWord>
  );
}
