import { Card, Skeleton, SkeletonGroup } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';

/** The shape of the screen while nothing of it is known. */
export function ServicesSkeleton({ className }: { className: string }) {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('loading')} className={className}>
      <Card className="grid content-start gap-3">
        <Skeleton className="h-7 w-44" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="w-56" />
      </Card>
      <div className="grid content-start gap-3">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-38 rounded-card" />
      </div>
      <Skeleton className="h-44 rounded-card md:max-xl:col-span-2" />
    </SkeletonGroup>
  );
}
