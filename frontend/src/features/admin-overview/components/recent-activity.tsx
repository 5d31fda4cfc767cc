import { EmptyState, ListRow, Skeleton } from '@torpedo/ui-kit';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffActivity } from '../api/dashboard-stats-query';
import { ActivityRow } from './activity-row';
import { OverviewCard } from './overview-card';

const shownCount = 5;

/** What staff did last. */
export function RecentActivity({ activities }: { activities: StaffActivity[] | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <OverviewCard title={t('activity.title')}>
      {activities?.length === 0 && (
        <EmptyState icon={<ScrollText />} title={t('activity.emptyTitle')} text={t('activity.emptyText')} />
      )}
      {activities && activities.length > 0 && (
        <ul className="divide-y divide-border">
          {activities.slice(0, shownCount).map((activity, index) => (
            // Nothing tells two of the same moment apart but their place.
            <li key={index}>
              <ActivityRow activity={activity} />
            </li>
          ))}
        </ul>
      )}
      {!activities && <ActivitySkeleton />}
    </OverviewCard>
  );
}

function ActivitySkeleton() {
  return (
    <div className="divide-y divide-border">
      {Array.from({ length: shownCount }, (_, index) => (
        <ListRow
          key={index}
          image={<Skeleton className="size-9" />}
          title={<Skeleton className="h-lh w-36" />}
          subtitle={<Skeleton className="h-lh w-48" />}
          trailing={<Skeleton className="h-lh w-20" />}
        />
      ))}
    </div>
  );
}
