import { createRootRouteWithContext, Navigate, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { RouterContext } from '../shared/session/session-guard';

const Toasts = lazy(() => import('../shared/layout/toasts'));

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: () => <Navigate to="/" replace />,
});

function Root() {
  const silent = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.silent) });
  return (
    <>
      <Outlet />
      {!silent && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}
