import { useEffect, useRef } from 'react';

interface OutcomeProps {
  /** Undefined before anything was done. */
  children: string | undefined;
}

/**
 * Says to screen readers what a press has done where the screen only lacks something afterwards. The focus comes here
 * when it went with what was pressed, so that the keyboard goes on from the same place.
 */
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
