/** A country that has products. */
export interface CountryDto {
  /** ISO 3166-1 alpha-2 code. */
  iso_code: string;
  /** The name in the reader's language. */
  name: string;
  /** The country's numeric id in the handler_api protocol, as text. */
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
  /** The country that sells it; null where the price is the lowest of all countries. */
  country: { iso_code: string; name: string; flag_image_url: string } | null;
  description: string | null;
  /** Decimal price of one number in `currency`. */
  price: number;
  price_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  service_image_url: string | null;
  category: string;
  /** How many numbers the provider has. */
  stock: number;
  /** Share (0 to 1) of the recent numbers that received a code; null while there is too little data. */
  delivery_rate: number | null;
  /** Median wait for the first message of recent numbers, in seconds; null while there is too little data. */
  typical_seconds: number | null;
  /** How many recent numbers the rate comes from. */
  sample_size: number;
  /** True when most numbers of the last hour received a code; null while there is too little data. */
  works_now: boolean | null;
}

export interface ServicesDto {
  services: ServiceDto[];
  total: number;
}
