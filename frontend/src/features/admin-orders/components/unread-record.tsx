import { ErrorState, Skeleton } from '@torpedo/ui-kit';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../../shared/back-office/detail/detail-page';

interface UnreadRecordProps {
  page: Omit<ComponentProps<typeof DetailPage>, 'identity' | 'children'>;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** The page of an order or a top-up that is on its way, or could not be read. */
export function UnreadRecord({ page, query: { error, isFetching, refetch } }: UnreadRecordProps) {
  const { t } = useTranslation('admin-orders');
  return (
    <DetailPage {...page} identity={error ? null : <Skeleton className="h-9 w-72" />}>
      {error && (
        <ErrorState
          title={t('failure')}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </DetailPage>
  );
}
