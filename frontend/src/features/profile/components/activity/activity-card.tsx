import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ErrorState } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/errors/error-text';
import { activityQuery } from '../../api/activity-query';
import { ActivityRow } from './activity-row';
import { CardRowsSkeleton } from '../card-rows-skeleton';
import { ProfileCard } from '../profile-card';

/** What happened to the account, so that its owner notices what was somebody else. */
export function ActivityCard() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const activity = useInfiniteQuery(activityQuery());
  const entries = activity.data?.pages.flatMap(({ activities }) => activities) ?? [];

  return (
    <ProfileCard title={t('activity.title')} text={t('activity.text')}>
      {activity.isPending && <CardRowsSkeleton rows={4} />}
      {activity.isError && !activity.data && (
        <div className="border-t border-border">
          <ErrorState
            title={t('activity.failed')}
            text={errorText(activity.error)}
            retryLabel={t('retry', { ns: 'shell' })}
            retrying={activity.isFetching}
            onRetry={() => void activity.refetch()}
          />
        </div>
      )}
      {activity.data && entries.length === 0 && (
        <p className="border-t border-border p-4 text-muted sm:px-6">{t('activity.empty')}</p>
      )}
      {entries.length > 0 && (
        <ul className="divide-y divide-border border-t border-border" aria-label={t('activity.title')}>
          {entries.map((entry) => (
            <ActivityRow key={entry.id} activity={entry} />
          ))}
        </ul>
      )}
      {activity.hasNextPage && (
        <div className="flex justify-center border-t border-border p-3">
          <Button
            variant="ghost"
            size="sm"
            loading={activity.isFetchingNextPage}
            onClick={() => void activity.fetchNextPage()}
          >
            {t('activity.more')}
          </Button>
        </div>
      )}
    </ProfileCard>
  );
}
