import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireBackOffice } from '../shared/session/guards';

/** Takes every address of the back-office until its routes are loaded. */
export const Route = createFileRoute('/admin/$')({
  beforeLoad: async ({ context, location }) => {
    await requireBackOffice(context.queryClient, location.href);
    await context.addStaffRoutes();
    throw redirect({ href: location.href });
  },
});
