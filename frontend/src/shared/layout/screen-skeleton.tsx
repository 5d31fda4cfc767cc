import { SectionHeading, Skeleton, SkeletonGroup } from '@torpedo/ui-kit';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/** A loaded screen is shown earlier than this, and nobody sees so short a delay. */
const AFTER_MS = 16;

interface Screen {
  /** Missing where only the server's answer has it. */
  heading?: ParseKeys<'shell'>;
  /** Puts the heading at the same place as on the screen. */
  className?: string;
}

/** Route options that show heading and skeleton before the screen's code, texts and data are loaded. */
export function shownAtOnce(screen: Screen) {
  return {
    pendingMs: AFTER_MS,
    pendingMinMs: 0,
    pendingComponent: () => <ScreenSkeleton {...screen} />,
  };
}

function ScreenSkeleton({ heading, className = '' }: Screen) {
  const { t } = useTranslation();
  return (
    <>
      <SectionHeading level={1} size="page" className={`flex items-center ${className}`}>
        {heading ? t(heading) : <Skeleton className="h-8 w-44" />}
      </SectionHeading>
      <SkeletonGroup label={t('loading')} className="mt-4 grid gap-4 md:grid-cols-2">
        {['h-72', 'h-72 max-md:h-44', 'h-44 md:col-span-2'].map((height) => (
          <Skeleton key={height} className={`rounded-card ${height}`} />
        ))}
      </SkeletonGroup>
    </>
  );
}
