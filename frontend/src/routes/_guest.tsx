import { createFileRoute } from '@tanstack/react-router';
import { requireNoSession } from '../shared/session/session-guard';

export const Route = createFileRoute('/_guest')({
  beforeLoad: requireNoSession,
});
