import { expect, it, vi } from 'vitest';
import { chooseTheme, readTheme, subscribeToTheme } from './theme';

it('follows the device until a theme is chosen', () => {
  expect(readTheme()).toBe('system');
});

it('shows the chosen theme, stores it and calls the listeners', () => {
  const listener = vi.fn();
  subscribeToTheme(listener);

  chooseTheme('dark');

  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readTheme()).toBe('dark');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('deletes the choice when the theme of the device is chosen', () => {
  chooseTheme('light');
  chooseTheme('system');

  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(readTheme()).toBe('system');
});
