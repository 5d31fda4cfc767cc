import type { Schemas } from '@torpedo/api-client';
import { CopyButton, StatusBadge } from '@torpedo/ui-kit';
import { Check, Clock, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatDuration } from '../../../shared/time/duration';
import { useNumberInUse } from '../api/orders-query';

type SmsOrder = Schemas['SmsNumberOrderDto'];

const badges = {
  WAITING_SMS: 'waiting',
  ACTIVE: 'waiting',
  COMPLETED: 'received',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
} as const satisfies Record<SmsOrder['status'], string>;

function useWord({ id, status, sms_text }: SmsOrder): string {
  const { t } = useTranslation('orders');
  const isCancelling = (useNumberInUse(id)?.cancel_requested_at ?? null) !== null;
  if (status === 'WAITING_SMS' && isCancelling) return t('status.cancelling');
  // A message soon after the end of the window is shown, although the money is back.
  return t(`status.${status === 'EXPIRED' && sms_text !== null ? 'lateSms' : status}`);
}

interface OrderStatusProps {
  order: SmsOrder;
  /** In seconds, of a message that came. */
  receivedAfter: number | null;
}

export function OrderStatus({ order, receivedAfter }: OrderStatusProps) {
  const { t } = useTranslation('orders');
  const { locale } = useLanguage();
  const { status, refunded_amount_cents } = order;
  const refunded = refunded_amount_cents > 0;
  const word = useWord(order);
  const badge = refunded ? 'neutral' : badges[status];
  const icon = refunded ? <Undo2 aria-hidden /> : status === 'COMPLETED' ? <Check aria-hidden /> : undefined;
  return (
    <StatusBadge status={badge} icon={icon}>
      {refunded
        ? `${word} · ${t('status.refunded')}`
        : status === 'COMPLETED' && receivedAfter !== null
          ? t('status.receivedIn', { time: formatDuration(receivedAfter, locale) })
          : word}
    </StatusBadge>
  );
}

/** The status of a top-up, whose money the payer's bank may have taken back. */
export function TopupBadge({ topup }: { topup: Schemas['CreditTransactionOrderDto'] }) {
  const { t } = useTranslation('orders');
  const { amount_cents, charged_back_amount_cents, currency } = topup;
  if (charged_back_amount_cents === 0)
    return <StatusBadge status="received">{t('status.COMPLETED')}</StatusBadge>;
  return (
    <StatusBadge status="failed">
      {charged_back_amount_cents >= amount_cents
        ? t('item.chargedBack')
        : t('item.chargedBackPart', { amount: formatMoney(charged_back_amount_cents, currency) })}
    </StatusBadge>
  );
}

/** The status in a row, as text without a chip, because there only the money has a coloured chip. */
export function OrderEnd({ order }: { order: SmsOrder }) {
  const { t } = useTranslation('orders');
  const { status, sms_code, code_count } = order;
  const label = useWord(order);
  if (sms_code !== null)
    return (
      <>
        <span className="sr-only">{label}</span>
        {code_count > 1 ? (
          <span className="flex items-center gap-2 text-received">
            <Check aria-hidden className="size-4" />
            {t('item.codes', { codes: code_count })}
          </span>
        ) : (
          <CopyButton
            variant="link"
            size="inline"
            className="relative z-1 -ml-px text-sm"
            icon={<Check aria-hidden />}
            value={sms_code}
            label={t('item.code', { code: sms_code })}
            copiedLabel={t('item.copied')}
          />
        )}
      </>
    );
  const isOpen = status === 'WAITING_SMS' || status === 'ACTIVE';
  const Icon = status === 'EXPIRED' ? Clock : status === 'CANCELLED' ? X : Check;
  return (
    <span className={isOpen ? 'flex min-w-0 items-center gap-2 text-waiting' : 'contents'}>
      {isOpen ? (
        <span aria-hidden className="size-1.75 shrink-0 rounded-chip bg-current" />
      ) : (
        <Icon aria-hidden className="size-4 shrink-0" />
      )}
      <span className="truncate">{label}</span>
    </span>
  );
}
