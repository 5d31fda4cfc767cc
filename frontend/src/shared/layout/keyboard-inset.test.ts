import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useKeyboardInset } from './keyboard-inset';

it('sets styles for the part of the page that the keyboard covers, and resets them when it closes', () => {
  const viewport = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 740);
  const root = document.documentElement;
  const become = (change: Partial<typeof viewport>) => {
    Object.assign(viewport, change);
    viewport.dispatchEvent(new Event('resize'));
  };
  const { unmount } = renderHook(() => useKeyboardInset());

  become({ height: 440 });
  expect(root).toHaveAttribute('data-keyboard');
  expect(root.style.getPropertyValue('--keyboard-inset')).toBe('300px');

  become({ height: 684 });
  expect(root, 'the bars of the browser are no keyboard').not.toHaveAttribute('data-keyboard');

  become({ height: 370, scale: 2 });
  expect(root, 'nor is a reader who looks closer').not.toHaveAttribute('data-keyboard');

  become({ height: 440, scale: 1 });
  unmount();
  expect(root).not.toHaveAttribute('data-keyboard');
});
