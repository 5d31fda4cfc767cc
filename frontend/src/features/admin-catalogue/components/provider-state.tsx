import { CircleAlert, CircleCheck, CirclePause, RotateCw, Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../../shared/back-office/state-word';
import type { Provider } from '../api/providers';

/** From this share of failed purchases on, staff should check the provider. */
const MANY_ERRORS = 0.2;

export function ProviderState({ provider }: { provider: Provider }) {
  const { t } = useTranslation('admin-catalogue');
  if (provider.is_paused) {
    return (
      <StateChip tone="waiting" icon={<CirclePause aria-hidden />}>
        {t('desk.paused')}
      </StateChip>
    );
  }
  if (provider.circuit) {
    const isOpen = provider.circuit.state === 'open';
    return (
      <StateChip
        tone={isOpen ? 'failed' : 'waiting'}
        icon={isOpen ? <Unplug aria-hidden /> : <RotateCw aria-hidden />}
      >
        {t(isOpen ? 'desk.leftAlone' : 'desk.onTrial')}
      </StateChip>
    );
  }
  const { error_rate: errors, bans } = provider.health;
  if (bans.length > 0 || (errors ?? 0) >= MANY_ERRORS) {
    return (
      <StateChip tone="failed" icon={<CircleAlert aria-hidden />}>
        {bans.length > 0 ? t('desk.banned', { count: bans.length }) : t('desk.failing')}
      </StateChip>
    );
  }
  return (
    <span className="inline-flex h-5 items-center gap-1 text-xs">
      <CircleCheck aria-hidden className="size-3.5 text-received" />
      {t('desk.buying')}
    </span>
  );
}
