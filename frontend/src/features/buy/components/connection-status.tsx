import { classNames, IconButton } from '@torpedo/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../shared/layout/offline-banner';
import { useLiveStatus, useReconnectNow } from '../../../shared/live/live-updates';
import { type LiveStatus, maxReconnects } from '../../../shared/live/live-connection';

const noNetwork: LiveStatus = { state: 'disconnected', reconnects: 0 };

/** A dot with its label. `isShort` hides the label on a phone without room, unless the connection is lost. */
export function ConnectionStatus({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('buy');
  const live = useLiveStatus();
  // The socket notices a lost network only after a silence, so the browser is asked first.
  const { state, reconnects } = useOnline() ? live : noNetwork;
  const isLive = state === 'connected';
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
    <span role="status" className="flex min-w-0 items-center gap-2">
      <span
        aria-hidden
        className={classNames('size-2 shrink-0 rounded-chip', isLive ? 'bg-received' : 'bg-waiting')}
      />
      <span className={isShort && isLive ? 'sr-only' : 'truncate'}>{labels[state]}</span>
    </span>
  );
}

interface AccountStatusProps {
  email: string;
  refreshing: boolean;
  onRefresh: () => void;
}

/** The address of the account, and a button that connects again and reads the list again. */
export function AccountStatus({ email, refreshing, onRefresh }: AccountStatusProps) {
  const { t } = useTranslation('buy');
  const reconnectNow = useReconnectNow();
  return (
    <span className="flex min-w-0 basis-full items-center justify-between gap-2">
      <span className="min-w-0 wrap-anywhere">{t('connection.signedInAs', { email })}</span>
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
