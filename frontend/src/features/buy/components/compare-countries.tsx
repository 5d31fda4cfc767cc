import type { Schemas } from '@torpedo/api-client';
import { Link } from '@tanstack/react-router';
import { Button, Dialog, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasColumns, useIsWide } from './use-is-wide';

/** The height that is left between what stands above and below the list; at least five rows. */
const OPEN_HEIGHT = 'max-h-[max(--spacing(60),calc(100dvh_-_var(--bottom-bars)_-_--spacing(70)))]';

const OPEN_SKELETON =
  'rounded-none h-[max(--spacing(92),calc(100dvh_-_var(--bottom-bars)_-_--spacing(36.5)))]';

const CountryComparison = lazy(async () => ({
  default: (await import('./country-comparison')).CountryComparison,
}));

interface CompareCountriesProps {
  service: Schemas['ServiceDto'];
  countries: readonly Schemas['CountryDto'][];
  value: string | undefined;
  used: readonly string[];
  onValueChange: (isoCode: string) => void;
  onKeep: () => void;
  onBack: () => void;
  autoFocus: boolean;
  /** Used on a phone, where the comparison opens over the screen. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function CompareCountries({
  service,
  onValueChange,
  onKeep,
  onBack,
  autoFocus,
  isOpen,
  onOpenChange,
  ...list
}: CompareCountriesProps) {
  const { t } = useTranslation('buy');
  const isWide = useIsWide();
  const hasColumns = useHasColumns();

  function choose(isoCode: string) {
    onOpenChange(false);
    onValueChange(isoCode);
  }

  const skeletonClassName = isWide ? OPEN_SKELETON : 'h-80';
  const heading = (
    <SectionHeading level={2} size="card" className="truncate">
      {t('compare.title', { service: service.name })}
    </SectionHeading>
  );
  const notify = (
    <Button asChild variant="link" size="inline" className="min-h-11">
      <Link to="/services/alerts" search={{ service: service.serv_code, country: list.value }}>
        {t('compare.notify')}
      </Link>
    </Button>
  );

  const comparison = (
    <Suspense fallback={<Skeleton className={skeletonClassName} />}>
      <CountryComparison
        serviceCode={service.serv_code}
        skeletonClassName={skeletonClassName}
        {...list}
        onValueChange={choose}
        {...(isWide
          ? {
              heading,
              foot: notify,
              listClassName: OPEN_HEIGHT,
              autoFocus,
              ...(!hasColumns && { shortcut: '/' }),
              onKeep,
              onBack,
            }
          : { listClassName: 'max-h-[55dvh]', onKeep: () => onOpenChange(false) })}
      />
    </Suspense>
  );

  if (isWide) {
    return <section aria-label={t('compare.title', { service: service.name })}>{comparison}</section>;
  }
  return (
    <>
      <Button
        variant="link"
        size="inline"
        className="min-h-11 justify-self-start"
        onClick={() => onOpenChange(true)}
      >
        {t('compare.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={onOpenChange}
        title={t('compare.title', { service: service.name })}
        closeLabel={t('confirm.close')}
      >
        <div className="-mx-4">{comparison}</div>
        {notify}
      </Dialog>
    </>
  );
}
