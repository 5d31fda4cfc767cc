import type { Schemas } from '@torpedo/api-client';
import { Button, Dialog, Skeleton } from '@torpedo/ui-kit';
import { ArrowDownUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/layout/media-query';

/** Where lists may stand open beside each other: `lg` of the tokens. */
const WIDE = '(width >= 64rem)';

const CountryComparison = lazy(async () => ({
  default: (await import('./country-comparison')).CountryComparison,
}));

interface CompareCountriesProps {
  service: Schemas['ServiceDto'];
  countries: readonly Schemas['CountryDto'][];
  value: string | undefined;
  used: readonly string[];
  onValueChange: (isoCode: string) => void;
}

/** The comparison of countries: open where there is room, in a sheet on a phone. */
export function CompareCountries({ service, onValueChange, ...list }: CompareCountriesProps) {
  const { t } = useTranslation('buy');
  const isWide = useMediaQuery(WIDE);
  const [isOpen, setOpen] = useState(false);

  function choose(isoCode: string) {
    setOpen(false);
    onValueChange(isoCode);
  }

  const comparison = (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <CountryComparison
        serviceCode={service.serv_code}
        {...list}
        onValueChange={choose}
        listClassName={isWide ? 'max-h-72' : 'max-h-[55dvh]'}
      />
    </Suspense>
  );

  if (isWide) {
    return (
      <section aria-label={t('compare.title', { service: service.name })} className="-mx-4">
        {comparison}
      </section>
    );
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-my-2 justify-self-start px-1"
        onClick={() => setOpen(true)}
      >
        <ArrowDownUp aria-hidden />
        {t('compare.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('compare.title', { service: service.name })}
        closeLabel={t('confirm.close')}
      >
        <div className="-mx-4">{comparison}</div>
      </Dialog>
    </>
  );
}
