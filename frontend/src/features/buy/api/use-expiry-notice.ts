import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activation } from './user-transactions-query';

async function notify(t: TFunction<'buy'>, e164: string): Promise<void> {
  const { formatPhone } = await import('../../../shared/format/phone');
  new Notification(t('expired.title'), { body: t('expired.body', { phone: formatPhone(e164) }) });
}

/** Tells through the browser, where the customer allowed it, that a number ended without a message. */
export function useExpiryNotice(activations: readonly Activation[], now: number): void {
  const { t } = useTranslation('buy');
  const told = useRef(new Set<string>());

  useEffect(() => {
    for (const { activation_id, expires_at, quantidade_codigos, phone_number } of activations) {
      const ended = Date.parse(expires_at) <= now && quantidade_codigos === 0;
      if (!ended || told.current.has(activation_id)) continue;
      told.current.add(activation_id);
      if ('Notification' in window && Notification.permission === 'granted') void notify(t, phone_number);
    }
  }, [activations, now, t]);
}
