import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useMe } from '../../../shared/session/account';
import type { WorkerMessage } from '../../../shared/worker-messages';
import { keepLastSeen } from '../api/keep-last-seen';
import { announceNewVersion } from '../api/new-version';
import { alignSubscription } from '../api/push-subscription';
import { restoreLastSeen } from '../api/restore-last-seen';
import { ownScript, watchVersions } from '../api/watch-versions';
import { registerWorker } from '../api/worker-registration';
import { LastSeenLine } from './last-seen-line';
import { UpdateCard } from './update-card';
import { useUpdateNotice } from './use-update-notice';

const dayMs = 86_400_000;
/** As long as sessions stand without use. */
const customerSessionMs = 30 * dayMs;
const staffSessionMs = dayMs / 2;

/** What makes an app of the page, beside its screens: the service worker, and what is told about it. */
export function AppCompanion() {
  const { id: userId, role } = useMe();
  const { language } = useLanguage();
  const registration = useRegistration();
  useUpdateNotice();
  useInstalledNotice();
  useOfflineMemory(registration, userId, role === 'CUSTOMER' ? customerSessionMs : staffSessionMs);

  useEffect(() => {
    if (registration) return watchVersions(registration, ownScript(), announceNewVersion);
  }, [registration]);

  useEffect(() => {
    if (!registration) return;
    const message: WorkerMessage = { type: 'USER', userId, language };
    // The first one is still on its way in.
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  }, [registration, userId, language]);

  useEffect(() => {
    if (registration) void alignSubscription(userId);
  }, [registration, userId]);

  return (
    <>
      <LastSeenLine />
      <UpdateCard />
    </>
  );
}

function useRegistration(): ServiceWorkerRegistration | undefined {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  useEffect(() => {
    let isGone = false;
    void registerWorker().then((registered) => {
      if (!isGone) setRegistration(registered);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return registration;
}

/** Keeps what is seen while there is network, shows it when there is none, and reads anew when it is back. */
function useOfflineMemory(
  registration: ServiceWorkerRegistration | undefined,
  userId: string,
  validForMs: number,
): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (registration) return keepLastSeen(queryClient, { userId, validForMs });
  }, [registration, queryClient, userId, validForMs]);

  useEffect(() => {
    const restore = () => void restoreLastSeen(queryClient).catch(() => undefined);
    const readAnew = () => void queryClient.invalidateQueries();
    window.addEventListener('offline', restore);
    window.addEventListener('online', readAnew);
    return () => {
      window.removeEventListener('offline', restore);
      window.removeEventListener('online', readAnew);
    };
  }, [queryClient]);
}

function useInstalledNotice(): void {
  const { t } = useTranslation('pwa');
  useEffect(() => {
    const tell = () => toast.success({ title: t('install.done') });
    window.addEventListener('appinstalled', tell);
    return () => window.removeEventListener('appinstalled', tell);
  }, [t]);
}
