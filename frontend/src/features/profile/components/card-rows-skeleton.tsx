import { Skeleton, SkeletonGroup } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

/** The rows of a card while they load. */
export function CardRowsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('loading')} className="divide-y divide-border border-t border-border">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3 sm:px-6">
          <Skeleton className="size-9" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-40" />
            <Skeleton className="h-3 w-56" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
