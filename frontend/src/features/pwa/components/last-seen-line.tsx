import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useOnline } from '../../../shared/layout/offline-banner';
import { formatMoment } from '../../../shared/time/format-time';

/** The age of the oldest figure on the screen, as milliseconds since the epoch; 0 when there is none. */
function oldestShown(queryClient: QueryClient): number {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ meta }) => meta?.showsAge === true })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length > 0 ? Math.min(...times) : 0;
}

/** Says, while there is no network, from when the figures on the screen are. */
export function LastSeenLine() {
  const { t } = useTranslation('pwa');
  const { locale } = useLanguage();
  const queryClient = useQueryClient();
  const online = useOnline();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  const seenAt = useSyncExternalStore(subscribe, () => oldestShown(queryClient));
  if (online || seenAt === 0) return null;
  return (
    <p className="-mt-2 mb-4 px-4 text-sm text-muted">
      {t('lastSeen', { when: formatMoment(new Date(seenAt).toISOString(), locale) })}
    </p>
  );
}
