import { Card, Skeleton, SkeletonGroup } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Asked {
  isLoading: boolean;
  failureCount: number;
}

/** True once each query was answered or has failed: a screen that is known in part would move. */
export function useFirstAnswers(...asked: Asked[]): boolean {
  const isAnswered = asked.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0);
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  return wasAnswered;
}

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
