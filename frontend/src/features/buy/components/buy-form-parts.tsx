import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Card, ErrorState, SectionHeading } from '@torpedo/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceOffers } from './product-pickers';

interface CatalogueFailureProps {
  countries: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  services: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
  isWide: boolean;
}

export function CatalogueFailure({ countries, services, isWide }: CatalogueFailureProps) {
  const { t } = useTranslation('buy');
  return (
    <Card className={isWide ? 'col-span-2' : undefined}>
      <ErrorState
        title={t('form.catalogueFailed')}
        text={t('form.catalogueFailedText')}
        retryLabel={t('form.retry')}
        retrying={countries.isFetching || services.isFetching}
        onRetry={() => void (countries.isError ? countries.refetch() : services.refetch())}
      />
    </Card>
  );
}

interface PhoneFormProps {
  refused: ReactNode;
  hasTickets: boolean;
  country: ReactNode;
  services: ReactNode;
  comparison: ReactNode;
  onChangeService: () => void;
  children: ReactNode;
}

/** The form of a phone. It is one card when numbers in use stand above it, else it fills the screen. */
export function PhoneForm({
  refused,
  hasTickets,
  country,
  services,
  comparison,
  onChangeService,
  children,
}: PhoneFormProps) {
  const { t } = useTranslation('buy');
  if (!hasTickets)
    return (
      <div className="grid grid-cols-1 gap-2">
        {refused}
        {country}
        {services}
        {children}
      </div>
    );
  return (
    <>
      {refused}
      <Card className="grid grid-cols-1 gap-2">
        <SectionHeading level={2} size="card">
          {t('form.another')}
        </SectionHeading>
        {country}
        {services}
        {comparison && (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            {comparison}
            <Button variant="link" size="inline" className="min-h-11" onClick={onChangeService}>
              {t('form.changeService')}
            </Button>
          </div>
        )}
        {children}
      </Card>
    </>
  );
}

/** The place of both columns while no service is chosen. */
export function OffersForm({
  children,
  ...offers
}: ComponentProps<typeof ServiceOffers> & { children: ReactNode }) {
  return (
    <Card padding="none" className="col-span-2 grid min-w-0 grid-cols-1 self-start overflow-hidden">
      <div className="grid gap-3 p-4 pb-3">{children}</div>
      <ServiceOffers {...offers} />
    </Card>
  );
}

interface WideFormProps {
  /** The list of services, when the screen is wide enough for a column of services. */
  services: ReactNode;
  comparison: ReactNode;
  children: ReactNode;
}

export function WideForm({ services, comparison, children }: WideFormProps) {
  const { t } = useTranslation('buy');
  return (
    <>
      {services && (
        <Card padding="none" className="self-start overflow-hidden" aria-label={t('form.service')}>
          {services}
        </Card>
      )}
      <Card padding="none" className="grid min-w-0 grid-cols-1 self-start overflow-hidden">
        <div className="grid gap-3 p-4 empty:hidden">{children}</div>
        {comparison}
      </Card>
    </>
  );
}
