import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useOnline } from '../../../shared/layout/offline-banner';
import { formatClock } from '../../../shared/time/format-time';
import { useServerAway } from './use-server-away';
import { Age } from './age';

/** Says that the server does not answer, and how old the shown data is. */
export function ConnectionStrip() {
  const { t } = useTranslation(['admin-frame', 'admin-kit']);
  const { locale } = useLanguage();
  const isOnline = useOnline();
  const { since, askNow } = useServerAway();
  if (since === null) return null;
  return (
    <div className="mb-3 flex min-h-7 shrink-0 flex-wrap items-center gap-x-2 rounded-control bg-waiting-soft px-3 py-1 text-xs text-text">
      <CloudOff aria-hidden className="size-3.5 shrink-0 text-waiting" />
      <p role="status">
        {t(isOnline ? 'away.server' : 'away.offline', { time: formatClock(since, locale) })}
      </p>
      <span aria-hidden className="text-muted tabular-nums">
        <Age since={since} />
      </span>
      <button
        type="button"
        className="touch-target ml-auto font-semibold text-link"
        onClick={() => void askNow()}
      >
        {t('admin-kit:retry')}
      </button>
    </div>
  );
}
