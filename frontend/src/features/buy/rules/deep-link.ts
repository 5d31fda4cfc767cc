import { englishCountryName, serviceSlug as slugOf } from '../../../shared/catalogue';

interface LinkedCountry {
  iso_code: string;
  country_code: string;
  name: string;
}

interface LinkedService {
  serv_code: string;
  name: string;
}

/** The country that a link means: by ISO code, numeric id, or name in English or the reader's language. */
export function countryOfLink<Country extends LinkedCountry>(
  countries: readonly Country[],
  link: string,
): Country | undefined {
  const code = link.trim().toUpperCase();
  const slug = slugOf(link);
  return (
    countries.find(({ iso_code, country_code }) => iso_code === code || country_code === code) ??
    countries.find(({ name }) => slugOf(name) === slug) ??
    countries.find(({ iso_code }) => slugOf(englishCountryName(iso_code)) === slug)
  );
}

/** The service that a link means: by code, name, or the first word of its name (`twitter` for "Twitter / X"). */
export function serviceOfLink<Service extends LinkedService>(
  services: readonly Service[],
  link: string,
): Service | undefined {
  const code = link.trim().toLowerCase();
  const slug = slugOf(link);
  return (
    services.find(({ serv_code }) => serv_code === code) ??
    services.find(({ name }) => slugOf(name) === slug) ??
    services.find(({ name }) => slugOf(name).startsWith(`${slug}-`))
  );
}
