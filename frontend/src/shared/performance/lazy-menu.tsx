import { type ReactNode, Suspense, useState } from 'react';

/** What the button of a menu has to do until the menu itself has been loaded. */
interface OpensMenu {
  'aria-haspopup': 'menu';
  'aria-expanded': false;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
}

interface LazyMenuProps {
  /** Fetches the menu ahead, as soon as the pointer or the focus comes near it. */
  preload: () => void;
  /** The button while there is no menu. */
  button: (opens: OpensMenu) => ReactNode;
  /** The menu with its own button, open from the start. */
  children: ReactNode;
}

/** Keeps a menu's code out of the page until it is opened. */
export function LazyMenu({ preload, button, children }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const closed = button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setWanted(true),
  });
  return wanted ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
