import { useTranslation } from 'react-i18next';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { type AdminCountry, changeCountry } from '../api/countries';
import { NAME_LANGUAGES, NamesDialog, type Names } from './names-dialog';

interface CountryNamesDialogProps {
  country: AdminCountry;
  onClose: () => void;
}

/** What a country is called; an empty field takes the usual name back. */
export function CountryNamesDialog({ country, onClose }: CountryNamesDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const save = (names: Names) => {
    const changed = NAME_LANGUAGES.filter((language) => names[language] !== country.names[language]);
    return changeCountry(country.iso_code, {
      names: Object.fromEntries(changed.map((language) => [language, names[language].trim() || null])),
      expected_updated_at: country.updated_at,
    });
  };
  return (
    <NamesDialog
      title={t('countries.renameTitle', { code: country.iso_code })}
      text={t('countries.renameText')}
      names={country.names}
      save={save}
      listKey={staffKeys.countries.all}
      onClose={onClose}
    />
  );
}
