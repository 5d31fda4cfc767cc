import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LeaveToSite } from '../shared/layout/leave-to-site';
import type { RouterContext } from '../shared/session/session-guard';

const Toasts = lazy(() => import('../shared/layout/toasts'));

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: LeaveToSite,
});

function Root() {
  return (
    <>
      <Outlet />
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  );
}
