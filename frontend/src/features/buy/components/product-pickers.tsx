import { BrandTile, Combobox, type ComboboxOption, Flag } from '@torpedo/ui-kit';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { englishCountryName } from '../../../shared/catalogue';
import { Money } from '../../../shared/format/money';
import { DeliveryFacts, useStockText } from './product-facts';

interface CountryPickerProps {
  countries: Schemas['CountryDto'][];
  value: string | undefined;
  onValueChange: (isoCode: string) => void;
  focusAfterChoice?: RefObject<HTMLElement | null>;
}

/** Flag, name and ISO code; found by any of them, by the calling code and by the English name. */
export function CountryPicker({ countries, value, ...props }: CountryPickerProps) {
  const { t } = useTranslation('buy');
  const options = useMemo(
    (): ComboboxOption[] =>
      countries.map(({ iso_code, name, calling_code, flag_image_url }) => ({
        value: iso_code,
        title: name,
        // Only a search reads it.
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
      {...props}
    />
  );
}

interface ServicePickerProps {
  services: Schemas['ServiceDto'][];
  value: string | undefined;
  onValueChange: (code: string) => void;
  disabledReason?: string;
  ref?: RefObject<HTMLButtonElement | null>;
  focusAfterChoice?: RefObject<HTMLElement | null>;
}

/** Icon, name, delivery rate, stock and price of each service. */
export function ServicePicker({ services, value, ...props }: ServicePickerProps) {
  const { t } = useTranslation('buy');
  const options = useMemo(
    (): ComboboxOption[] =>
      services.map((service) => ({
        value: service.serv_code,
        title: service.name,
        subtitle: <ServiceFacts {...service} />,
        keywords: service.serv_code,
        image: <BrandTile src={service.service_image_url ?? undefined} name={service.name} />,
        trailing: <Money cents={service.price_cents} currency={service.currency} />,
        disabled: service.stock === 0,
      })),
    [services],
  );

  return (
    <Combobox
      label={t('form.service')}
      hideLabel
      options={options}
      value={value}
      placeholder={t('form.servicePlaceholder')}
      searchLabel={t('form.serviceSearch')}
      emptyLabel={t('form.noServices')}
      {...props}
    />
  );
}

/** What helps to choose what works: how many receive, how soon, and how many are left. */
function ServiceFacts(service: Schemas['ServiceDto']) {
  const stockText = useStockText();
  // How many receive does not help where nobody can buy.
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
