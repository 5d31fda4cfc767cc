import { memo, type ReactNode } from 'react';

const untouched = { __html: '' };

/**
 * A part of a rendered page that never changes. The build writes its markup; in the browser that markup is left as it
 * is, so that taking the page over costs no time for it.
 */
export const StaticPart = memo(function StaticPart({ children }: { children: () => ReactNode }) {
  if (typeof document === 'undefined') return <div>{children()}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}, always);

function always() {
  return true;
}
