import { expect, it, vi } from 'vitest';
import { chooseTheme, readTheme, subscribeToTheme } from './theme';

it('follows the device until a theme is chosen', () => {
  expect(readTheme()).toBe('system');
});

it('shows the chosen theme, remembers it and tells who listens', () => {
  const listener = vi.fn();
  subscribeToTheme(listener);

  chooseTheme('dark');

  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readTheme()).toBe('dark');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('forgets the choice when it goes back to the device', () => {
  chooseTheme('light');
  chooseTheme('system');

  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(readTheme()).toBe('system');
});
