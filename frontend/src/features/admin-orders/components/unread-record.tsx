import { Skeleton } from '@torpedo/ui-kit';
import { ReadFailure } from '../../../shared/back-office/unread';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../../shared/back-office/detail/detail-page';

interface UnreadRecordProps {
  page: Omit<ComponentProps<typeof DetailPage>, 'identity' | 'children'>;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

export function UnreadRecord({ page, query }: UnreadRecordProps) {
  const { t } = useTranslation('admin-orders');
  return (
    <DetailPage {...page} identity={query.error ? null : <Skeleton className="h-9 w-72" />}>
      {query.error && <ReadFailure title={t('failure')} query={query} />}
    </DetailPage>
  );
}
