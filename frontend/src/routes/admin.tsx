import { createFileRoute } from '@tanstack/react-router';
import { staffLiveEffects } from '../app/staff-live-effects';
import { BackOfficeFrame } from '../features/admin-frame/components/back-office-frame';
import { staffRightsQuery } from '../shared/back-office/staff-rights';
import { loadTexts } from '../shared/i18n/i18n';
import { LiveUpdates } from '../shared/live/live-updates';
import { useMe } from '../shared/session/account';
import { requireBackOffice } from '../shared/session/guards';

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ context: { queryClient }, location }) => requireBackOffice(queryClient, location.href),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(staffRightsQuery()), loadTexts('admin-kit', 'admin-frame')]),
  component: BackOffice,
});

function BackOffice() {
  const { id } = useMe();
  return (
    <LiveUpdates userId={id} effects={staffLiveEffects}>
      <BackOfficeFrame />
    </LiveUpdates>
  );
}
