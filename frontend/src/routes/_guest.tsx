import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useDeferredMount } from '../shared/performance/lazy-after-idle';
import { requireNoSession } from '../shared/session/guards';

export const Route = createFileRoute('/_guest')({
  beforeLoad: requireNoSession,
  component: Guest,
});

function Guest() {
  return useDeferredMount() && <Outlet />;
}
