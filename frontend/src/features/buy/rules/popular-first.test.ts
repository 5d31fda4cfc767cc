import { expect, it } from 'vitest';
import { popularFirst } from './popular-first';

const service = (name: string, stock = 5) => ({ name, stock });

it('leads with the popular services in their order; what is sold out and all others keep theirs', () => {
  const ordered = popularFirst([
    service('Airbnb'),
    service('Twitter / X'),
    service('Facebook', 0),
    service('Telegram'),
    service('WhatsApp'),
    service('Zoom'),
  ]);
  expect(ordered.map(({ service: { name }, isPopular }) => [name, isPopular])).toEqual([
    ['WhatsApp', true],
    ['Telegram', true],
    ['Twitter / X', true],
    ['Airbnb', false],
    ['Facebook', false],
    ['Zoom', false],
  ]);
});
