import type { Schemas } from '@torpedo/api-client';
import { Combobox, Flag, type ComboboxOption } from '@torpedo/ui-kit';
import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { englishCountryName } from '../../../shared/catalogue';

type CountryPickerProps = {
  countries: Schemas['CountryDto'][];
  value: string | undefined;
  onValueChange: (isoCode: string) => void;
  focusAfterChoice?: RefObject<HTMLElement | null>;
};

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
