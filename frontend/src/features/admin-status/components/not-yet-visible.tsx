import { useQuery } from '@tanstack/react-query';
import { Banner, Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { type Incident, measuredQuery } from '../api/incidents';
import { isPublic } from '../rules/incident-draft';

const AGAIN_MS = 5_000;

/** Shown until the public page, which is some seconds old or unreachable, has what was published. */
export function NotYetVisible({ incident }: { incident: Incident }) {
  const { t } = useTranslation('admin-status');
  const page = useQuery({
    ...measuredQuery(),
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data && isPublic(incident, data) ? false : AGAIN_MS,
  });
  if (page.isPending || (!page.isError && isPublic(incident, page.data))) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={t('notYetVisible.title')}
      action={
        <Button size="sm" variant="outline" loading={page.isFetching} onClick={() => void page.refetch()}>
          {t('notYetVisible.again')}
        </Button>
      }
    >
      {t(page.isError ? 'notYetVisible.unreachable' : 'notYetVisible.older')}
    </Banner>
  );
}
