import { expect, it, vi } from 'vitest';
import { essentialOnly, everything } from './consent-record';
import { currentConsent, saveConsent, subscribeToConsent } from './consent-store';

it('asks until there is an answer, and keeps the answer', () => {
  expect(currentConsent()).toBeNull();
  saveConsent(everything);
  expect(currentConsent()).toEqual(everything);
  expect(JSON.parse(localStorage.getItem('torpedo.cookie_consent') ?? '')).toEqual({
    consent: everything,
    timestamp: expect.any(String) as string,
    version: '1.0',
  });
});

it('gives the same object for the same answer', () => {
  saveConsent(essentialOnly);
  expect(currentConsent()).toBe(currentConsent());
});

it('announces each answer to the window and to those who listen', () => {
  const heard = vi.fn<(event: CustomEvent) => void>();
  const listener = vi.fn<() => void>();
  window.addEventListener('consent-changed', heard);
  const stop = subscribeToConsent(listener);
  saveConsent(essentialOnly);
  stop();
  saveConsent(everything);
  window.removeEventListener('consent-changed', heard);
  expect(heard.mock.calls.map(([{ detail }]) => (detail as { consent: unknown }).consent)).toEqual([
    essentialOnly,
    everything,
  ]);
  expect(listener).toHaveBeenCalledOnce();
});

it('hears the answer given in another tab', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToConsent(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'torpedo.cookie_consent' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'torpedo.theme' }));
  stop();
  expect(listener).toHaveBeenCalledOnce();
});
