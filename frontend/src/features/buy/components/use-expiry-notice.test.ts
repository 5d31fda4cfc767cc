import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { speakPortuguese } from '../../../testing/portuguese';
import type { Activation } from '../../../shared/activations/user-transactions';
import { useExpiryNotice } from './use-expiry-notice';

const number = {
  activation_id: 'a1',
  phone_number_formatted: '+55 11 98765-4321',
  quantidade_codigos: 0,
} as Activation;

const constructed = vi.fn();
const inWorker = vi.fn(() => Promise.resolve());

/** A browser that may notify, with its service worker active, still being installed, or without one. */
function browser(worker: 'active' | 'installing' | 'none') {
  vi.stubGlobal('Notification', Object.assign(constructed, { permission: 'granted' }));
  const registration =
    worker === 'none' ? undefined : { active: worker === 'active' ? {} : null, showNotification: inWorker };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker }));
}

beforeEach(async () => {
  constructed.mockReset();
  inWorker.mockClear();
  await speakPortuguese('buy');
});

it('notifies once about a number that ended without a message, and never about a running one', async () => {
  browser('none');
  const { rerender } = renderHook(({ running }) => useExpiryNotice([number], running), {
    initialProps: { running: [number] },
  });
  expect(constructed).not.toHaveBeenCalled();

  rerender({ running: [] });
  await vi.waitFor(() => expect(constructed).toHaveBeenCalled());
  rerender({ running: [] });
  expect(constructed).toHaveBeenCalledExactlyOnceWith(
    'Número Expirado',
    expect.objectContaining({ tag: 'activation:a1' }),
  );
});

it('notifies by the service worker when it is active, because phones allow nothing else', async () => {
  browser('active');
  renderHook(() => useExpiryNotice([number], []));
  await vi.waitFor(() => expect(inWorker).toHaveBeenCalledOnce());
  expect(constructed).not.toHaveBeenCalled();
});

it('notifies by the page while the service worker is being installed', async () => {
  browser('installing');
  renderHook(() => useExpiryNotice([number], []));
  await vi.waitFor(() => expect(constructed).toHaveBeenCalledOnce());
  expect(inWorker).not.toHaveBeenCalled();
});
