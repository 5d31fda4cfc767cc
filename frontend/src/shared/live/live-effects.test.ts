import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { applyLiveEvent } from './live-effects';
import type { AnnouncedEvents } from './window-events';

const queryClient = new QueryClient();

function announcements<Name extends keyof AnnouncedEvents>(name: Name) {
  const details: unknown[] = [];
  window.addEventListener(name, (event) => details.push((event as CustomEvent<unknown>).detail), {
    once: true,
  });
  return details;
}

it('lets every registry that knows an event react to it', () => {
  const first = vi.fn();
  const second = vi.fn();
  const event = { type: 'topup_updated', topup_id: 't1', status: 'paid' } as const;

  applyLiveEvent([{ topup_updated: first }, { topup_updated: second }, {}], queryClient, event);

  expect(first).toHaveBeenCalledWith(queryClient, event);
  expect(second).toHaveBeenCalledWith(queryClient, event);
});

it('announces a received message to the window', () => {
  const details = announcements('sms-number-received');

  applyLiveEvent([], queryClient, {
    type: 'sms_received',
    activation_id: 'a1',
    code: '482913',
    timestamp: '2026-11-21T12:00:00Z',
  });

  expect(details).toEqual([{ activationId: 'a1', code: '482913' }]);
});

it('announces a bought number to the window, but not a refused try', () => {
  const details = announcements('purchase-success');
  const progress = {
    type: 'purchase_progress',
    batch_id: 'b1',
    country: 'BR',
    number: 1,
    attempt: 1,
    max_attempts: 3,
  } as const;

  applyLiveEvent([], queryClient, { ...progress, outcome: 'refused' });
  expect(details).toEqual([]);

  applyLiveEvent([], queryClient, { ...progress, outcome: 'bought' });
  expect(details).toEqual([{ batchId: 'b1' }]);
});
