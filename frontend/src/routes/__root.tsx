import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { LeaveToSite } from '../shared/layout/leave-to-site';
import { Toasts } from '../shared/layout/toasts';
import type { RouterContext } from '../shared/session/session-guard';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: LeaveToSite,
});

function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
