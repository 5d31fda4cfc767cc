import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activation } from './user-transactions-query';

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
      if ('Notification' in window && Notification.permission === 'granted') {
        new Notification(t('expired.title'), { body: t('expired.body', { phone: phone_number_formatted }) });
      }
    }
  }, [activations, running, t]);
}
