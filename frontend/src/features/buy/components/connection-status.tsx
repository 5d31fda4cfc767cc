import { classNames, IconButton, StatusBadge } from '@torpedo/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../shared/layout/offline-banner';
import { useLiveStatus, useReconnectNow } from '../../../shared/live/live-updates';
import { type LiveStatus, maxReconnects } from '../../../shared/live/live-connection';

const noNetwork: LiveStatus = { state: 'disconnected', reconnects: 0 };

/** Beside the number of places, where a phone has no room for the words. */
export function LiveDot() {
  const isLive = useLiveStatus().state === 'connected';
  const isOnline = useOnline();
  return (
    <span
      aria-hidden
      className={classNames(
        'size-2 rounded-chip bg-current',
        isLive && isOnline ? 'text-received' : 'text-waiting',
      )}
    />
  );
}

export function ConnectionStatus({ refreshing, onRefresh }: { refreshing: boolean; onRefresh: () => void }) {
  const { t } = useTranslation('buy');
  const live = useLiveStatus();
  // The socket notices a lost network only by its silence.
  const { state, reconnects } = useOnline() ? live : noNetwork;
  const reconnectNow = useReconnectNow();
  const labels = {
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
    <span className="flex min-w-42 items-center gap-1 md:justify-end">
      <StatusBadge status={state === 'connected' ? 'received' : 'waiting'} role="status">
        {labels[state]}
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
