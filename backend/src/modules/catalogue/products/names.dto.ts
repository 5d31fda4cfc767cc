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
  /** From 1. */
  position: number;
  services: number;
  products: number;
  updated_at: string;
}

/** A country that has or had products. */
export interface AdminCountryDto {
  /** ISO 3166-1 alpha-2. */
  iso_code: string;
  /** In the reader's language. */
  name: string;
  names: NamesDto;
  /** Whether staff named it. */
  has_own_names: boolean;
  flag_image_url: string;
  /** Switched off, nothing is listed or sold in it. */
  is_enabled: boolean;
  /** Lower ones are listed first, equal ones by name. */
  position: number;
  products: number;
  /** Products that staff has paused. */
  paused_products: number;
  /** What the providers' lists say in all. */
  stock: number;
  updated_at: string;
}
