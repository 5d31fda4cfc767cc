import { lazy, Suspense } from 'react';

const Icon = lazy(() => import('./admin-icon'));

/** The picture of the back-office, in a place that keeps its size: customers, who never see it, do not load it. */
export function AdminMark() {
  return (
    <Suspense>
      <Icon />
    </Suspense>
  );
}
