import { type ReactNode, Suspense, useState } from 'react';

interface OpensMenu {
  'aria-haspopup': 'menu';
  'aria-expanded': false;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
}

interface LazyMenuProps {
  preload: () => void;
  button: (opens: OpensMenu) => ReactNode;
  children: ReactNode;
}

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
