import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as brands from 'simple-icons';
import { describe, expect, it } from 'vitest';
import {
  callingCode,
  COUNTRY_CODES,
  countryName,
  countrySlug,
  findCountryCode,
  isoCodeOfListedCountry,
} from './country-directory.js';
import { describeService, findService, KNOWN_SERVICES } from './service-directory.js';

describe('country directory', () => {
  it('names every country in three languages and knows its calling code', () => {
    expect(COUNTRY_CODES.length).toBeGreaterThan(240);
    for (const isoCode of COUNTRY_CODES) {
      for (const language of ['pt', 'en', 'es'] as const) {
        expect(countryName(isoCode, language)).not.toBe(isoCode);
      }
      expect(callingCode(isoCode)).toMatch(/^\d{1,3}$/);
    }
    expect([countryName('BR', 'pt'), countryName('BR', 'en'), countryName('DE', 'es')]).toEqual([
      'Brasil',
      'Brazil',
      'Alemania',
    ]);
  });

  it.each([
    ['BR', 'BR'],
    ['br', 'BR'],
    ['brazil', 'BR'],
    ['Brasil', 'BR'],
    ['united-states', 'US'],
    ['estados-unidos', 'US'],
    ['coreia-do-sul', 'KR'],
    ['hong-kong', 'HK'],
    ['atlantis', null],
    ['', null],
  ])('finds %j as %j', (term, isoCode) => {
    expect(findCountryCode(term)).toBe(isoCode);
  });

  it.each([
    ['73', 'Brazil', 'BR'],
    ['12', 'USA (virtual)', 'US'],
    ['187', 'USA', 'US'],
    ['16', 'England', 'GB'],
    ['18', 'DR Congo', 'CD'],
    ['18', 'Congo', 'CG'],
    ['158', 'Bhutan', 'BT'],
    ['27', "Cote d'Ivoire", 'CI'],
    ['62', 'Turkey', 'TR'],
    ['62', 'Turkiye', 'TR'],
    ['134', 'Saint Kitts and Nevis', 'KN'],
    ['144', 'Monaco', 'MC'],
    ['164', 'Saint Lucia', 'LC'],
    ['186', 'Cape Verde', 'CV'],
    ['188', 'Palestine', 'PS'],
    ['189', 'Fiji', 'FJ'],
    ['201', '', 'GI'],
    ['999', 'Andorra', 'AD'],
    ['107', 'a name nobody uses', 'OM'],
    ['999', 'a name nobody uses', null],
  ])('maps the provider country %s "%s" to %s', (id, name, isoCode) => {
    expect(isoCodeOfListedCountry(id, name)).toBe(isoCode);
  });

  it('has a flag for every country', () => {
    const flags = path.dirname(createRequire(import.meta.url).resolve('country-flag-icons/3x2/flags.css'));
    expect(COUNTRY_CODES.filter((isoCode) => !fs.existsSync(path.join(flags, `${isoCode}.svg`)))).toEqual([]);
  });

  it('gives each country its own word for addresses', () => {
    expect(new Set(COUNTRY_CODES.map(countrySlug)).size).toBe(COUNTRY_CODES.length);
    expect(countrySlug('BR')).toBe('brazil');
  });
});

describe('service directory', () => {
  it('has one code and one slug per service, and marks that exist', () => {
    const marks = new Set(Object.values(brands).flatMap((icon) => ('slug' in icon ? icon.slug : [])));
    marks.add('linkedin');
    expect(KNOWN_SERVICES.length).toBeGreaterThanOrEqual(70);
    expect(new Set(KNOWN_SERVICES.map(({ code }) => code)).size).toBe(KNOWN_SERVICES.length);
    expect(new Set(KNOWN_SERVICES.map(({ slug }) => slug)).size).toBe(KNOWN_SERVICES.length);
    expect(KNOWN_SERVICES.filter(({ brand }) => brand !== null && !marks.has(brand))).toEqual([]);
  });

  it('finds a service by code or slug', () => {
    expect(findService('wa')?.name).toBe('WhatsApp');
    expect(findService('WhatsApp')?.code).toBe('wa');
    expect(findService('disney-plus')?.code).toBe('bxf');
    expect(findService('nothing')).toBeNull();
  });

  it('shows an unknown service under the name that the provider gives it', () => {
    expect(describeService('zzz', 'Café Novo')).toEqual({
      code: 'zzz',
      slug: 'cafe-novo',
      name: 'Café Novo',
      brand: null,
      category: 'other',
    });
  });
});
