import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '@torpedo/api-client';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useOnline } from '../../../shared/layout/offline-banner';
import { formatClock } from '../../../shared/time/format-time';
import { Age } from './age';
import { appInfoQuery } from '../../../shared/app-info';
import { isServerAway } from '../../../shared/back-office/staff-error-text';

const ASK_AGAIN_MS = 3000;

/**
 * `since` is when the server stopped answering, in milliseconds since the epoch; null while it answers. The hook asks
 * the server until it is back, and then reads everything again.
 */
function useServerAway(): { since: number | null; askNow: () => unknown } {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [since, setSince] = useState<number | null>(null);
  const { refetch } = useQuery({
    ...appInfoQuery(),
    enabled: since !== null,
    staleTime: 0,
    retry: false,
    refetchInterval: ASK_AGAIN_MS,
  });

  useEffect(() => {
    let isAway = false;
    function lose() {
      isAway = true;
      setSince((before) => before ?? Date.now());
    }
    function note(type: string, error: unknown) {
      if ((type === 'failed' || type === 'error') && isServerAway(error)) lose();
      else if (type === 'success' && isAway) {
        isAway = false;
        setSince(null);
        readAgain();
      }
    }
    function readAgain() {
      const failed = router.state.matches.find(({ status }) => status === 'error');
      // Only a new page can load code that could not be fetched.
      if (failed && !(failed.error instanceof ApiError)) return window.location.reload();
      void queryClient.invalidateQueries();
      if (failed) void router.invalidate();
    }
    const stops = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) =>
      cache.subscribe(
        (event: { type: string; action?: { type: string; error?: unknown; manual?: boolean } }) => {
          if (event.type === 'updated' && event.action && !event.action.manual) {
            note(event.action.type, event.action.error);
          }
        },
      ),
    );
    window.addEventListener('offline', lose);
    return () => {
      stops.forEach((stop) => stop());
      window.removeEventListener('offline', lose);
    };
  }, [queryClient, router]);

  return { since, askNow: refetch };
}

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
