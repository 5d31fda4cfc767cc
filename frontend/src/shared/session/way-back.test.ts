import { afterEach, expect, it, vi } from 'vitest';
import { keepWayBack, keptWayBack, takeWayBack } from './way-back';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('is kept until it is taken', () => {
  keepWayBack('/services?service=wa&country=BR');
  expect(keptWayBack()).toBe('/services?service=wa&country=BR');
  expect(takeWayBack()).toBe('/services?service=wa&country=BR');
  expect(takeWayBack()).toBeUndefined();
});

it('is forgotten by who begins without one', () => {
  keepWayBack('/services?service=wa');
  keepWayBack(undefined);
  expect(keptWayBack()).toBeUndefined();
});

it('is forgotten after a day', () => {
  vi.useFakeTimers();
  keepWayBack('/profile');
  vi.advanceTimersByTime(24 * 60 * 60_000 - 1);
  expect(keptWayBack()).toBe('/profile');
  vi.advanceTimersByTime(1);
  expect(keptWayBack()).toBeUndefined();
});

it.each(['https://evil.example', 'not JSON', '{"value":"//evil.example","at":9e15}'])(
  'never leads to what somebody else has written: %s',
  (written) => {
    sessionStorage.setItem('torpedo.way_back', written);
    expect(keptWayBack()).toBeUndefined();
  },
);
