import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../shared/layout/offline-banner';
import { useLiveStatus, useReconnectNow } from '../../../shared/live/live-updates';

export function LiveDot() {
  const { t } = useTranslation('admin-frame');
  const { state } = useLiveStatus();
  const reconnectNow = useReconnectNow();
  const isOnline = useOnline();
  const shown = isOnline ? state : 'disconnected';
  return (
    <button
      type="button"
      onClick={reconnectNow}
      className={classNames(
        'touch-target flex min-w-11 shrink-0 items-center justify-center gap-2 rounded-tile px-1 text-xs text-muted',
        shown === 'connected' && 'max-md:hidden',
      )}
    >
      <span
        aria-hidden
        className={classNames('size-2 rounded-chip', shown === 'connected' ? 'bg-received' : 'bg-waiting')}
      />
      <span role="status" className="max-md:sr-only">
        {t(`live.${shown}`)}
      </span>
    </button>
  );
}
