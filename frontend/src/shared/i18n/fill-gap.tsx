import type { ReactNode } from 'react';

/** Stands in a text for an element until `fillGap` puts it there. A private character: no text contains it. */
export const gap = '\uE000';

/** A text with an element in place of its gap: `fillGap(t('lead', { price: gap }), <b>…</b>)`. */
export function fillGap(text: string, element: ReactNode): ReactNode {
  const [before, after] = text.split(gap);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
