import type { Schemas } from '@torpedo/api-client';
import { Button, Dialog, Skeleton } from '@torpedo/ui-kit';
import { ArrowDownUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWide } from './use-is-wide';

const OPEN_HEIGHT = 'max-h-[max(--spacing(60),calc(100dvh_-_--spacing(160)))]';

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
}

export function CompareCountries({
  service,
  onValueChange,
  onKeep,
  onBack,
  autoFocus,
  ...list
}: CompareCountriesProps) {
  const { t } = useTranslation('buy');
  const isWide = useIsWide();
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
        {...(isWide
          ? { listClassName: OPEN_HEIGHT, shortcut: '/', autoFocus, onKeep, onBack }
          : { listClassName: 'max-h-[55dvh]', onKeep: () => setOpen(false) })}
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
