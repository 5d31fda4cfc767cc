import { useNavigate } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Button } from '@torpedo/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useCheckTopup } from '../../../shared/pending-topup';
import { formatClock, formatMoment, isSameDay } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import { Steps } from './steps';

interface PixProps {
  pix: Schemas['TopupDto'];
}

/** "Pix de R$ 5,00, gerado 14:16" */
export function PixMade({ pix: { amount_cents, currency, created_at } }: PixProps) {
  const { t } = useTranslation('help');
  const { locale } = useLanguage();
  const isToday = useNowSelector((now) => isSameDay(created_at, now));
  const time = isToday ? formatClock(created_at, locale) : formatMoment(created_at, locale);
  return t('pending.text', { amount: formatMoney(amount_cents, currency), time });
}

/** Checks the Pix of the reader here. A paid one leads to its receipt. */
export function PendingAnswer({ pix }: PixProps) {
  const { t } = useTranslation('help');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { mutate, data, error, isPending } = useCheckTopup(pix.id);

  const check = () =>
    mutate(undefined, {
      onSuccess: ({ status }) => {
        if (status !== 'pending') void navigate({ to: '/dashboard/balance', search: { topup: pix.id } });
      },
    });

  return (
    <div className="grid justify-items-start gap-4 pl-12">
      <Steps steps={[t('paid.first'), t('pending.second'), t('pending.third')]} />
      <Button
        variant="ink"
        block
        icon={<RefreshCw aria-hidden />}
        loading={isPending}
        className="sm:w-auto"
        onClick={check}
      >
        {t('pending.action')}
      </Button>
      <p role="status" className="text-sm text-pretty text-muted empty:hidden">
        {!isPending && (error ? errorText(error) : data && t('pending.unpaid'))}
      </p>
    </div>
  );
}
