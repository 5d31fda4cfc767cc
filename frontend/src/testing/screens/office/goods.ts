import type { Schemas } from '@torpedo/api-client';
import { NOW } from '../documented-server';

/** The services in the stories of the back-office: name and picture by code. */
const SERVICES = {
  wa: ['WhatsApp', 'whatsapp'],
  tg: ['Telegram', 'telegram'],
  ig: ['Instagram', 'instagram'],
  go: ['Google', 'google'],
  fb: ['Facebook', 'facebook'],
  oi: ['Tinder', 'tinder'],
  ub: ['Uber', 'uber'],
  nf: ['Netflix', 'netflix'],
  ds: ['Discord', 'discord'],
  lf: ['TikTok', 'tiktok'],
  mm: ['Microsoft', null],
} as const;

const COUNTRIES = {
  BR: 'Brasil',
  US: 'EUA',
  PT: 'Portugal',
  AR: 'Argentina',
  MX: 'México',
  ID: 'Indonésia',
  GB: 'Reino Unido',
  CL: 'Chile',
  CO: 'Colômbia',
  IN: 'Índia',
} as const;

export const SERVICE_CODES = Object.keys(SERVICES) as ServiceCode[];

export type ServiceCode = keyof typeof SERVICES;
export type CountryCode = keyof typeof COUNTRIES;

export const serviceOf = (code: ServiceCode) => {
  const [name, picture] = SERVICES[code];
  return { code, name, image_url: picture && `/images/services/${picture}.svg` };
};

export const countryOf = (iso_code: CountryCode) => ({
  iso_code,
  name: COUNTRIES[iso_code],
  flag_image_url: `/images/flags/${iso_code}.svg`,
});

/** @param phone as it is shown; empty before a number is allotted */
export const itemOf = (
  service: ServiceCode,
  country: CountryCode,
  phone: string,
): Schemas['OrderItemDto'] => ({
  service: serviceOf(service),
  country: countryOf(country),
  phone_number: phone === '' ? null : phone.replaceAll(/[ -]/g, ''),
  phone_number_formatted: phone === '' ? null : phone,
});

/** The time so many seconds before the fixed time of the stories. */
export const ago = (seconds: number) => new Date(Date.parse(NOW) - seconds * 1_000).toISOString();

/** Ids made from a documented one; they differ in the last eight characters. */
export const idOf = (documented: string, place: number) =>
  documented.slice(0, -8) + (0x7a31c0d4 + place * 0x1b3f27).toString(16).slice(-8);

/** The first page of a list that has more rows. */
export const pageOf = <Row>(items: Row[], total: number) => ({
  ...{ items, total, total_is_estimated: false },
  next_cursor: total > items.length ? 'next' : null,
});
