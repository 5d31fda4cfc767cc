import { expect, test } from 'vitest';
import { countryOfLink, serviceOfLink } from './linked-product';
import { productLinkIn } from './product-link';

const countries = [
  { iso_code: 'BR', country_code: '73', name: 'Brasil' },
  { iso_code: 'KR', country_code: '190', name: 'Coreia do Sul' },
];
const services = [
  { serv_code: 'wa', name: 'WhatsApp' },
  { serv_code: 'tw', name: 'Twitter / X' },
];

test.each(['BR', 'br', '73', 'brazil', 'brasil', 'Brasil'])('finds Brazil by %s', (link) => {
  expect(countryOfLink(countries, link)?.iso_code).toBe('BR');
});

test.each(['coreia-do-sul', 'south-korea'])('finds South Korea by %s', (link) => {
  expect(countryOfLink(countries, link)?.iso_code).toBe('KR');
});

test.each([
  ['wa', 'wa'],
  ['whatsapp', 'wa'],
  ['twitter', 'tw'],
])('finds the service of %s', (link, code) => {
  expect(serviceOfLink(services, link)?.serv_code).toBe(code);
});

test('finds nothing for a link to what is not sold', () => {
  expect(countryOfLink(countries, 'atlantis')).toBeUndefined();
  expect(serviceOfLink(services, 'myspace')).toBeUndefined();
});

test.each([
  ['/services?service=wa&country=BR', { service: 'wa', country: 'BR' }],
  ['/services?country=brazil&service=mercado-livre&x=1', { service: 'mercado-livre', country: 'brazil' }],
  ['/services?service=wa', undefined],
  ['/services?service=&country=BR', undefined],
  ['/services', undefined],
  ['/dashboard?service=wa&country=BR', undefined],
  [undefined, undefined],
])('the address %s names %o', (href, link) => {
  expect(productLinkIn(href)).toEqual(link);
});
