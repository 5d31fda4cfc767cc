/** A name in each of our languages. */
export interface NamesDto {
  pt: string;
  en: string;
  es: string;
}

/** A group of services. */
export interface CategoryDto {
  /** @example "messaging" */
  code: string;
  /** In the reader's language. */
  name: string;
  names: NamesDto;
  /** The place in the list, from 1. */
  position: number;
  services: number;
  products: number;
  updated_at: string;
}

/** A country that has or had products. */
export interface AdminCountryDto {
  /** ISO 3166-1 alpha-2 code. */
  iso_code: string;
  /** The name in the reader's language. */
  name: string;
  names: NamesDto;
  /** True when staff gave it a name of its own. */
  has_own_names: boolean;
  flag_image_url: string;
  /** False: nothing is listed or sold in this country. */
  is_enabled: boolean;
  /** Countries with lower positions are listed first, those with equal positions by name. */
  position: number;
  products: number;
  /** Products that staff has paused. */
  paused_products: number;
  /** The stock of all providers' lists together. */
  stock: number;
  updated_at: string;
}
