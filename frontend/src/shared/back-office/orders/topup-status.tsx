import type { Schemas } from '@torpedo/api-client';
import { CircleAlert, CircleCheck, Clock, type LucideIcon, TimerOff, Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { StateWord } from '../state-word';

type Topup = Pick<Schemas['AdminTopupDto'], 'status'> & { charged_back_cents?: number };

const STATES: Record<
  Exclude<Topup['status'], 'refunded'> | 'returned' | 'charged_back',
  readonly [tone: ComponentProps<typeof StateWord>['tone'], icon: LucideIcon]
> = {
  pending: ['waiting', Clock],
  paid: ['received', CircleCheck],
  expired: ['neutral', TimerOff],
  failed: ['failed', CircleAlert],
  returned: ['neutral', Undo2],
  charged_back: ['failed', CircleAlert],
};

/** `charged_back`: the payer's bank took the money; `returned`: we gave it back. */
export function topupState({ status, charged_back_cents = 0 }: Topup): keyof typeof STATES {
  if (status !== 'refunded') return status;
  return charged_back_cents > 0 ? 'charged_back' : 'returned';
}

export function TopupStatus({ topup }: { topup: Topup }) {
  const { t } = useTranslation('admin-orders');
  const state = topupState(topup);
  const [tone, Icon] = STATES[state];
  return (
    <StateWord tone={tone} icon={<Icon aria-hidden />}>
      {t(`topupStatus.${state}`)}
    </StateWord>
  );
}
