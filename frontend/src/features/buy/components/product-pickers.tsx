import { BrandTile, Button, Combobox, type ComboboxOption, Flag, OptionSearch } from '@torpedo/ui-kit';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { englishCountryName } from '../../../shared/countries';
import { Money } from '../../../shared/format/money';
import { popularFirst } from '../rules/popular-first';
import { DeliveryFacts, useStockText } from './product-facts';
import { useIsWide } from './use-is-wide';

function useSheet(title: string) {
  const { t } = useTranslation('buy');
  return useIsWide() ? {} : { sheet: { title, closeLabel: t('confirm.close') } };
}

interface CountryPickerProps {
  countries: Schemas['CountryDto'][];
  value: string | undefined;
  onValueChange: (isoCode: string) => void;
  focusAfterChoice?: RefObject<HTMLElement | null>;
}

export function CountryPicker({ countries, value, ...props }: CountryPickerProps) {
  const { t } = useTranslation('buy');
  const sheet = useSheet(t('form.countryPlaceholder'));
  const options = useMemo(
    (): ComboboxOption[] =>
      countries.map(({ iso_code, name, calling_code, flag_image_url }) => ({
        value: iso_code,
        title: name,
        // Lazy: only a search reads it.
        get keywords() {
          return `${iso_code} ${calling_code} ${englishCountryName(iso_code)}`;
        },
        image: <Flag src={flag_image_url} code={iso_code} />,
        trailing: <span className="text-sm font-normal text-muted">{iso_code}</span>,
      })),
    [countries],
  );

  return (
    <Combobox
      label={t('form.country')}
      hideLabel
      options={options}
      value={value}
      placeholder={t('form.countryPlaceholder')}
      searchLabel={t('form.countrySearch')}
      emptyLabel={t('form.noCountries')}
      {...sheet}
      {...props}
    />
  );
}

function useServiceOptions(services: Schemas['ServiceDto'][]): ComboboxOption[] {
  const { t } = useTranslation('buy');
  return useMemo(
    () =>
      popularFirst(services).map(({ service, isPopular }) => ({
        value: service.serv_code,
        title: service.name,
        subtitle: <ServiceFacts {...service} />,
        keywords: service.serv_code,
        group: t(isPopular ? 'form.popular' : 'form.otherServices'),
        image: <BrandTile src={service.service_image_url ?? undefined} name={service.name} />,
        trailing: <Money cents={service.price_cents} currency={service.currency} />,
        disabled: service.stock === 0,
      })),
    [services, t],
  );
}

interface ServicePickerProps {
  services: Schemas['ServiceDto'][];
  value: string | undefined;
  onValueChange: (code: string) => void;
  disabledReason?: string | undefined;
  focusRef?: RefObject<HTMLElement | null>;
  focusAfterChoice?: RefObject<HTMLElement | null>;
}

export function ServicePicker({ services, value, focusRef, disabledReason, ...props }: ServicePickerProps) {
  const { t } = useTranslation('buy');
  const options = useServiceOptions(services);
  const sheet = useSheet(t('form.servicePlaceholder'));

  return (
    <Combobox
      ref={(element) => {
        if (focusRef) focusRef.current = element;
      }}
      label={t('form.service')}
      hideLabel
      options={options}
      value={value}
      placeholder={t('form.servicePlaceholder')}
      searchLabel={t('form.serviceSearch')}
      emptyLabel={t('form.noServices')}
      {...(disabledReason !== undefined && { disabledReason })}
      {...sheet}
      {...props}
    />
  );
}

interface ServiceListProps {
  services: Schemas['ServiceDto'][];
  onValueChange: (code: string) => void;
  focusRef: RefObject<HTMLElement | null>;
}

export function ServiceList({ services, onValueChange, focusRef }: ServiceListProps) {
  const { t } = useTranslation('buy');
  const options = useServiceOptions(services);
  const searchRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = searchRef.current;
    focusRef.current = input;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.matches('main')) input?.focus({ preventScroll: true });
    return () => {
      focusRef.current = null;
    };
  }, [focusRef]);

  return (
    <OptionSearch
      label={t('form.service')}
      options={options}
      value={undefined}
      onValueChange={onValueChange}
      searchLabel={t('form.serviceSearch')}
      emptyLabel={t('form.noServices')}
      searchRef={searchRef}
      shortcut="/"
      className="-mx-4"
      listClassName="max-h-[max(--spacing(80),calc(100dvh_-_--spacing(110)))]"
    />
  );
}

interface ChosenServiceProps {
  service: Schemas['ServiceDto'];
  onChange: () => void;
}

export function ChosenService({ service, onChange }: ChosenServiceProps) {
  const { t } = useTranslation('buy');
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-control border border-border-strong px-4 py-1.5">
      <BrandTile src={service.service_image_url ?? undefined} name={service.name} />
      <span className="min-w-0 flex-1 truncate font-semibold">
        <span className="sr-only">{t('form.service')} </span>
        {service.name}
      </span>
      <Button variant="ghost" size="sm" className="-mr-3" onClick={onChange}>
        {t('form.changeService')}
      </Button>
    </div>
  );
}

function ServiceFacts(service: Schemas['ServiceDto']) {
  const stockText = useStockText();
  // Rates do not help where nothing can be bought.
  const hasFacts = service.stock > 0 && service.delivery_rate !== null;
  return (
    <>
      {hasFacts && (
        <>
          <DeliveryFacts {...service} />
          {' · '}
        </>
      )}
      {stockText(service)}
    </>
  );
}
