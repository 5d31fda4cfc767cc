import { createFileRoute } from '@tanstack/react-router';
import { requireStaff } from '../../shared/session/guards';

export const Route = createFileRoute('/_app/_admin')({
  beforeLoad: ({ context: { queryClient } }) => requireStaff(queryClient),
});
