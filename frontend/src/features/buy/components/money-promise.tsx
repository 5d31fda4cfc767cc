import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLimits } from '../../../shared/limits';
import { wholeMinutes } from '../../../shared/time/format-time';

/** Says that the money goes back when no code comes. */
export function MoneyPromise() {
  const { t } = useTranslation('buy');
  const count = wholeMinutes(useLimits().activation_window_seconds);
  return (
    <div className="flex gap-3 rounded-card bg-received-soft p-4">
      <Undo2 aria-hidden className="mt-0.5 size-5 shrink-0 text-received" />
      <p className="text-md">
        <strong className="text-received">{t('form.promise', { count })}</strong> {t('form.promiseReserved')}
      </p>
    </div>
  );
}
