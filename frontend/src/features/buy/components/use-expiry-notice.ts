import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activation } from '../../../shared/activations/user-transactions';

/** A push about the same number has the same tag and replaces it. */
const tagOf = (activationId: string) => `activation:${activationId}`;

async function notify(title: string, options: NotificationOptions): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Phones show only notifications of an active service worker.
  if (registration?.active) await registration.showNotification(title, options);
  else new Notification(title, options);
}

export function useExpiryNotice(
  activations: readonly Activation[] | undefined,
  running: readonly Activation[] | undefined,
): void {
  const { t } = useTranslation('buy');
  const shown = useRef(new Set<string>());

  useEffect(() => {
    for (const activation of activations ?? []) {
      const { activation_id, quantidade_codigos, phone_number_formatted } = activation;
      const ended = !running?.includes(activation) && quantidade_codigos === 0;
      if (!ended || shown.current.has(activation_id)) continue;
      shown.current.add(activation_id);
      if (!('Notification' in window) || Notification.permission !== 'granted') continue;
      const body = t('expired.body', { phone: phone_number_formatted });
      notify(t('expired.title'), {
        body,
        tag: tagOf(activation_id),
        data: { url: '/dashboard/orders' },
      }).catch(() => undefined); // A phone on its first visit cannot show one yet; the list says it too.
    }
  }, [activations, running, t]);
}
