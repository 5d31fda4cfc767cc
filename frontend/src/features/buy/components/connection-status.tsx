import { IconButton, StatusBadge } from '@torpedo/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLiveStatus, useReconnectNow } from '../../../shared/live/live-context';
import { maxReconnects } from '../../../shared/live/live-status';

/** Whether messages arrive by themselves right now, and the button for when they don't. */
export function ConnectionStatus({ refreshing, onRefresh }: { refreshing: boolean; onRefresh: () => void }) {
  const { t } = useTranslation('buy');
  const { state, reconnects } = useLiveStatus();
  const reconnectNow = useReconnectNow();
  const words = {
    connected: t('connection.live'),
    connecting:
      reconnects > 0
        ? t('connection.reconnecting', { attempt: reconnects, max: maxReconnects })
        : t('connection.connecting'),
    disconnected:
      reconnects > 0
        ? t('connection.reconnecting', { attempt: reconnects, max: maxReconnects })
        : t('connection.offline'),
  };

  return (
    <span className="flex items-center gap-1">
      <StatusBadge status={state === 'connected' ? 'received' : 'waiting'} role="status">
        {words[state]}
      </StatusBadge>
      <IconButton
        label={t('connection.refresh')}
        size="sm"
        aria-busy={refreshing || undefined}
        onClick={() => {
          reconnectNow();
          onRefresh();
        }}
      >
        <RefreshCw aria-hidden className={refreshing ? 'motion-safe:animate-spin' : undefined} />
      </IconButton>
    </span>
  );
}
