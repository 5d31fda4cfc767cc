import { useQuery } from '@tanstack/react-query';
import { servicesQuery } from '../../../shared/catalogue';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { Activation } from './user-transactions-query';

const MINUTE = 60;

/** How long a code of this product usually takes, in words of the reader's language; null while nobody can say. */
export function useTypicalWait({ country, service }: Activation): string | null {
  const { language, locale } = useLanguage();
  const { data } = useQuery(servicesQuery(language, country.iso_code));
  const seconds = data?.find(({ serv_code }) => serv_code === service.code)?.typical_seconds ?? null;
  if (seconds === null) return null;
  const inMinutes = seconds >= 2 * MINUTE;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'short',
  }).format(inMinutes ? Math.round(seconds / MINUTE) : seconds);
}
