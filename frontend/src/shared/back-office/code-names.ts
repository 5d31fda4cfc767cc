import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZES } from '@torpedo/api-client';
import { useProviderName } from './provider-names';
import { staffKeys } from './staff-keys';
import { staffQuery } from './staff-query';
import { useLanguage } from '../i18n/use-language';

const COUNTRY = /^[a-z]{2}$/i;

/** Returns names for the codes in filters; a code stands for itself while its name is not known. */
export function useCodeNames() {
  const { locale } = useLanguage();
  const provider = useProviderName();
  const { data } = useQuery(
    staffQuery(staffKeys.known, '/api/v1/services', {
      query: { active: false, per_page: PAGE_SIZES.services.most },
    }),
  );
  const serviceOf = (code: string) => data?.services.find(({ serv_code }) => serv_code === code);
  return {
    provider,
    service: (code: string) => serviceOf(code)?.name ?? code,
    serviceImage: (code: string) => serviceOf(code)?.service_image_url ?? undefined,
    country: (iso: string) =>
      (COUNTRY.test(iso) && new Intl.DisplayNames(locale, { type: 'region' }).of(iso.toUpperCase())) || iso,
  };
}
