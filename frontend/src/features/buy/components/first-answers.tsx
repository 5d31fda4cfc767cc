import { Skeleton, SkeletonGroup } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Asked {
  isLoading: boolean;
  failureCount: number;
}

/** True once each query was answered or has failed. A screen shown before that would move later. */
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
      <Skeleton className="h-100 rounded-card max-desk:hidden" />
      <div className="grid content-start gap-2">
        <Skeleton className="h-14 md:hidden" />
        <Skeleton className="h-14 md:hidden" />
        <Skeleton className="h-100 rounded-card" />
      </div>
      <div className="grid content-start gap-3">
        <Skeleton className="h-66 rounded-card max-md:hidden" />
        <Skeleton className="h-19 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
