import { useEffect, useRef } from 'react';

interface OutcomeProps {
  children: string | undefined;
}

/** For screen readers; takes the focus when the pressed element is gone. */
export function Outcome({ children }: OutcomeProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!children || told.current === children || document.activeElement !== document.body) return;
    told.current = children;
    place.current?.focus({ preventScroll: true });
  });
  return (
    <p ref={place} role="status" tabIndex={-1} className="sr-only">
      {children}
    </p>
  );
}
