/** A country that has products. */
export interface CountryDto {
  /** ISO 3166-1 alpha-2. */
  iso_code: string;
  /** In the reader's language. */
  name: string;
  /** The protocol's numeric country id, as text. */
  country_code: string;
  /** @example "+55" */
  calling_code: string;
  flag_image_url: string;
}

export interface CountriesDto {
  countries: CountryDto[];
  total: number;
}

/** A service in one country, with our price and stock. */
export interface ServiceDto {
  id: string;
  /** @example "wa" */
  serv_code: string;
  name: string;
  /** Where it is sold; null where the price is the lowest of all countries. */
  country: { iso_code: string; name: string; flag_image_url: string } | null;
  description: string | null;
  /** Decimal price of one number in `currency`. */
  price: number;
  price_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  service_image_url: string | null;
  category: string;
  /** Numbers that the provider has. */
  stock: number;
  /** Share (0 to 1) of the recent numbers that received a code; null while there is too little data. */
  delivery_rate: number | null;
  /** Seconds that half of the recent first messages took at most; null while there is too little data. */
  typical_seconds: number | null;
  /** Recent numbers behind the rate. */
  sample_size: number;
  /** Whether most numbers of the last hour received a code; null while there is too little data. */
  works_now: boolean | null;
}

export interface ServicesDto {
  services: ServiceDto[];
  total: number;
}
