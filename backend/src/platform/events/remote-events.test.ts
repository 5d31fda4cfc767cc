import { expect, it } from 'vitest';
import type { LiveEvent } from './event-bus.js';
import { packEvents, unpackEvents } from './remote-events.js';

const event = (text: string): LiveEvent => ({ userId: 'u', type: 'activation_updated', fields: { text } });

it('carries many events in few payloads, each small enough for NOTIFY, in order', () => {
  const events = Array.from({ length: 200 }, (_, number) => event(`${number} ${'ç'.repeat(60)}`));
  const payloads = packEvents('a', events);
  expect(payloads.length).toBeLessThan(10);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  expect(payloads.flatMap((payload) => unpackEvents(payload, 'b'))).toEqual(events);
});

it('sends an event that is too large without its fields', () => {
  const [payload = ''] = packEvents('a', [event('x'.repeat(9000))]);
  expect(unpackEvents(payload, 'b')).toEqual([{ userId: 'u', type: 'activation_updated', fields: {} }]);
});

it('leaves out what this replica published itself', () => {
  const [payload = ''] = packEvents('a', [event('own')]);
  expect(unpackEvents(payload, 'a')).toEqual([]);
});
