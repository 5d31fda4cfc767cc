import type { Schemas } from '@torpedo/api-client';
import { BrandTile, Combobox, type ComboboxOption } from '@torpedo/ui-kit';
import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/format/money';
import { ServiceFacts } from './service-facts';

type ServicePickerProps = {
  services: Schemas['ServiceDto'][];
  value: string | undefined;
  onValueChange: (code: string) => void;
  disabledReason?: string;
  ref?: RefObject<HTMLButtonElement | null>;
  focusAfterChoice?: RefObject<HTMLElement | null>;
};

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
