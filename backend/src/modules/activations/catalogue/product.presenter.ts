import type { Language } from '../../../platform/languages.js';
import { countryName } from './country-directory.js';
import { describeService } from './service-directory.js';

/** The one service whose name is a phrase and not a brand. */
const ANY_OTHER: Record<Language, string> = {
  pt: 'Qualquer outro',
  en: 'Any other',
  es: 'Cualquier otro',
};

export function serviceName(code: string, supplierName: string, language: Language): string {
  return code === 'ot' ? ANY_OTHER[language] : describeService(code, supplierName).name;
}

/** Name and mark of a service; no mark where the brand's owner has none in the collection. */
export function presentService(
  { code, supplierName }: { code: string; supplierName: string },
  language: Language,
): { name: string; image_url: string | null } {
  const { brand, slug } = describeService(code, supplierName);
  return {
    name: serviceName(code, supplierName, language),
    image_url: brand === null ? null : `/images/services/${slug}.svg`,
  };
}

export function presentCountry(
  isoCode: string,
  language: Language,
): { iso_code: string; name: string; flag_image_url: string } {
  return {
    iso_code: isoCode,
    name: countryName(isoCode, language),
    flag_image_url: `/images/flags/${isoCode}.svg`,
  };
}
