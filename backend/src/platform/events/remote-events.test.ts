import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../logging/index.js';
import type { LiveEvent } from './event-bus.js';
import { createRemoteEventBus, packEvents, unpackEvents } from './remote-events.js';

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

it('sends a lone event at once, and gathers those of a busy moment in one batch', async () => {
  const batches: LiveEvent[][] = [];
  const bus = createRemoteEventBus('a', createLogger({ level: 'silent' }), {
    open: () => Promise.resolve(),
    async send(payloads) {
      batches.push(payloads.flatMap((payload) => unpackEvents(payload, 'b')));
      if (batches.length > 1) return;
      bus.publish(event('2'));
      bus.publish(event('3'));
      void nextTurn().then(() => bus.publish(event('4')));
      await Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
  bus.publish(event('1'));
  await vi.waitFor(() => expect(batches.flat()).toHaveLength(4));
  expect(batches).toEqual([[event('1')], [event('2'), event('3'), event('4')]]);
  await bus.close();
});
