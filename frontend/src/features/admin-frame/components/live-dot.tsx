import { classNames } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../shared/layout/offline-banner';
import { useLiveStatus, useReconnectNow } from '../../../shared/live/live-updates';
import { useNow } from '../../../shared/time/use-now';
import { Age } from './age';

export function LiveDot() {
  const { t } = useTranslation('admin-frame');
  const { state } = useLiveStatus();
  const reconnectNow = useReconnectNow();
  const isOnline = useOnline();
  const shown = isOnline ? state : 'disconnected';
  const isLive = shown === 'connected';
  const now = useNow(false);
  const [seen, setSeen] = useState({ isLive, since: now });
  if (seen.isLive !== isLive) setSeen({ isLive, since: now });
  return (
    <button
      type="button"
      onClick={reconnectNow}
      className={classNames(
        'touch-target flex min-w-11 shrink-0 items-center justify-center gap-2 rounded-tile px-1 text-xs text-muted',
        isLive && 'max-md:hidden',
      )}
    >
      <span
        aria-hidden
        className={classNames('size-2 rounded-chip', isLive ? 'bg-received' : 'bg-waiting')}
      />
      <span role="status" className="max-md:sr-only">
        {t(`live.${shown}`)}
      </span>
      {shown === 'disconnected' && (
        <span aria-hidden className="-ml-1 max-md:sr-only">
          <Age since={seen.since} />
        </span>
      )}
    </button>
  );
}
