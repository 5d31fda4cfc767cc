import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useNextPiece } from '../shared/layout/use-next-piece';
import { requireNoSession } from '../shared/session/guards';

export const Route = createFileRoute('/_guest')({
  beforeLoad: requireNoSession,
  component: Guest,
});

function Guest() {
  return useNextPiece() && <Outlet />;
}
