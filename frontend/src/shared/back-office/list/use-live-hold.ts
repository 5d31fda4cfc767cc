import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../shortcuts';

/**
 * Whether the rows of a live list have to stay where they are: the pointer or the focus is in them, or the list was
 * paused.
 */
export function useLiveHold(isLive: boolean) {
  const { t } = useTranslation('admin-kit');
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const toggle = () => setPaused(!isPaused);
  useShortcuts(
    t('keys.live'),
    isLive ? [{ keys: 'p', label: t(isPaused ? 'live.resume' : 'live.pause'), run: toggle }] : [],
  );
  return {
    isHeld: isLive && (isPaused || isPointedAt || hasFocus),
    isPaused,
    toggle,
    /** For what stands around the rows. */
    around: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

export type LiveHold = ReturnType<typeof useLiveHold>;
