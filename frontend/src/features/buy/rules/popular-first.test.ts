import { expect, it } from 'vitest';
import { popularFirst } from './popular-first';

const service = (name: string, stock = 5) => ({ name, stock });

it('lists the popular services in stock first, and keeps the order of the API in both groups', () => {
  const ordered = popularFirst([
    service('Airbnb'),
    service('Twitter / X'),
    service('Facebook', 0),
    service('Telegram'),
    service('WhatsApp'),
    service('Zoom'),
  ]);
  expect(ordered.map(({ service: { name }, isPopular }) => [name, isPopular])).toEqual([
    ['Twitter / X', true],
    ['Telegram', true],
    ['WhatsApp', true],
    ['Airbnb', false],
    ['Facebook', false],
    ['Zoom', false],
  ]);
});
