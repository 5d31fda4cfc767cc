import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { requireNoSession } from '../shared/session/session-guard';

export const Route = createFileRoute('/_guest')({
  beforeLoad: requireNoSession,
  component: Guest,
});

function Guest() {
  // Deferred: a slow phone takes touches while it builds the screen.
  return useDeferredValue(true, false) && <Outlet />;
}
