import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activation } from '../../../shared/activations/user-transactions';

/** The push about the same number has the same tag: the later of the two takes the other's place. */
const tagOf = (activationId: string) => `activation:${activationId}`;

async function notify(title: string, options: NotificationOptions): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Phones take notices from an active worker only.
  if (registration?.active) await registration.showNotification(title, options);
  else new Notification(title, options);
}

/** Tells through the browser, where the customer allowed it, that a number ended without a message. */
export function useExpiryNotice(
  activations: readonly Activation[] | undefined,
  running: readonly Activation[] | undefined,
): void {
  const { t } = useTranslation('buy');
  const told = useRef(new Set<string>());

  useEffect(() => {
    for (const activation of activations ?? []) {
      const { activation_id, quantidade_codigos, phone_number_formatted } = activation;
      const ended = !running?.includes(activation) && quantidade_codigos === 0;
      if (!ended || told.current.has(activation_id)) continue;
      told.current.add(activation_id);
      if (!('Notification' in window) || Notification.permission !== 'granted') continue;
      const body = t('expired.body', { phone: phone_number_formatted });
      notify(t('expired.title'), {
        body,
        tag: tagOf(activation_id),
        data: { url: '/dashboard/orders' },
      }).catch(() => undefined); // A phone on its first visit can't show one yet; the list says it too.
    }
  }, [activations, running, t]);
}
