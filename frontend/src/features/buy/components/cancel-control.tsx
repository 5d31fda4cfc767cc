import { Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../../../shared/time/format-time';
import { useNow } from '../../../shared/time/use-now';
import type { Activation } from '../api/user-transactions-query';
import { cancelWait } from '../rules/activation-phase';

type CancelControlProps = { activation: Activation; onCancel: () => void };

/** Counts down to the moment when the number may be cancelled, then offers it. */
export function CancelControl({ activation, onCancel }: CancelControlProps) {
  const { t } = useTranslation('buy');
  const wait = cancelWait(activation, useNow());
  if (wait === null) return null;
  if (wait > 0) {
    return (
      <span className="text-sm text-muted tabular-nums">
        {t('ticket.cancelIn', { time: formatWait(wait) })}
      </span>
    );
  }
  return (
    <Button variant="ghost" size="sm" className="-mr-4" onClick={onCancel}>
      {t('ticket.cancel')}
    </Button>
  );
}
