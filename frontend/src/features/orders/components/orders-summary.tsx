import { Card } from '@torpedo/ui-kit';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Orders } from '../api/orders-query';

/** How many numbers, and what became of them. */
export function OrdersSummary({ summary }: { summary: Orders['data']['summary'] }) {
  const { t } = useTranslation('orders');
  return (
    <Card className="flex items-center gap-4">
      <MessageSquareText aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-semibold">{t('summary.numbers', { count: summary.sms_numbers })}</p>
        <p className="text-sm text-muted">
          {t('summary.withSms', { count: summary.numbers_with_sms })}
          {summary.numbers_refunded > 0 && ` · ${t('summary.refunded', { count: summary.numbers_refunded })}`}
        </p>
      </div>
    </Card>
  );
}
