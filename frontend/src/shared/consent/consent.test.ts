import { describe, expect, it, vi } from 'vitest';
import {
  consentRecord,
  currentConsent,
  essentialOnly,
  everything,
  parseConsent,
  saveConsent,
  subscribeToConsent,
} from './consent';

const given = new Date('2026-03-01T12:00:00Z');
const daysLater = (days: number) => new Date(given.getTime() + days * 86_400_000);
const stored = (changes: object = {}) => JSON.stringify({ ...consentRecord(everything, given), ...changes });

it('is kept with its time and its version', () => {
  expect(consentRecord(essentialOnly, given)).toEqual({
    consent: { essential: true, analytics: false, marketing: false, functional: false },
    timestamp: '2026-03-01T12:00:00.000Z',
    version: '1.0',
  });
});

describe('a stored consent', () => {
  it('holds for 365 days and not longer', () => {
    expect(parseConsent(stored(), daysLater(365))).toEqual(everything);
    expect(parseConsent(stored(), new Date(daysLater(365).getTime() + 1))).toBeNull();
  });

  it.each([
    ['of another version', stored({ version: '0.9' })],
    ['without a time', stored({ timestamp: undefined })],
    ['with a time that is none', stored({ timestamp: 'yesterday' })],
    ['without what was allowed', stored({ consent: null })],
    ['that is not JSON', '{'],
    ['that is not there', null],
  ])('ignores %s', (_what, text) => {
    expect(parseConsent(text, given)).toBeNull();
  });

  it('allows only what it names, and the essential always', () => {
    const text = stored({ consent: { essential: false, analytics: 'yes', marketing: true } });
    expect(parseConsent(text, given)).toEqual({ ...essentialOnly, marketing: true });
  });
});

it('is null until there is an answer, and then the answer', () => {
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

it('announces each answer to the window and to listeners', () => {
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

it('reads the answer that was given in another tab', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToConsent(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'torpedo.cookie_consent' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'torpedo.theme' }));
  stop();
  expect(listener).toHaveBeenCalledOnce();
});
