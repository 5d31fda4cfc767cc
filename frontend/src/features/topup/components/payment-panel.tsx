import { useQuery } from '@tanstack/react-query';
import { Card, EmptyState, ErrorState, Skeleton } from '@torpedo/ui-kit';
import { QrCode as QrIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { topupQuery } from '../api/topup-queries';
import { PaidPanel } from './paid-panel';
import { PendingPix } from './pending-pix';
import { UnpaidPanel } from './unpaid-panel';

/** Before the Pix exists: what will stand here. */
export function PaymentPlaceholder() {
  const { t } = useTranslation('topup');
  return (
    <Card padding="lg" className="grid place-items-center">
      <EmptyState icon={<QrIcon aria-hidden />} title={t('panel.heading')} text={t('panel.before')} />
    </Card>
  );
}

/** One top-up from its code to its money, turning by itself. */
export function PaymentPanel({ topupId, onAnother }: { topupId: string; onAnother: () => void }) {
  const { t } = useTranslation('topup');
  const errorText = useErrorText();
  const topup = useQuery(topupQuery(topupId));

  if (topup.isError && !topup.data) {
    return (
      <Card padding="lg">
        <ErrorState
          title={errorText(topup.error)}
          retryLabel={t('errors.retry')}
          retrying={topup.isFetching}
          onRetry={() => void topup.refetch()}
        />
      </Card>
    );
  }
  if (!topup.data) return <Skeleton className="h-120 rounded-card" />;
  if (topup.data.status === 'pending') return <PendingPix topup={topup.data} />;
  if (topup.data.status === 'paid') return <PaidPanel topup={topup.data} onAnother={onAnother} />;
  return <UnpaidPanel status={topup.data.status} topupId={topupId} onAnother={onAnother} />;
}
