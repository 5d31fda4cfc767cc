import { createFileRoute } from '@tanstack/react-router';
import { AlarmBell } from '../features/admin-alarms/components/alarm-bell';
import { BackOfficeFrame } from '../features/admin-frame/components/back-office-frame';
import { paletteKeys } from '../features/admin-frame/rules/palette-keys';
import { staffKeys } from '../shared/back-office/staff-keys';
import { staffRightsQuery, useMay } from '../shared/back-office/staff-rights';
import { loadTexts } from '../shared/i18n/i18n';
import type { LiveEffects } from '../shared/live/live-effects';
import { LiveUpdates } from '../shared/live/live-updates';
import { invalidate } from '../shared/query-keys';
import { useMe } from '../shared/session/account';
import { requireBackOffice } from '../shared/session/guards';

const effects: LiveEffects = {
  staff_changes: (queryClient, { alarm_ids, is_partial }) => {
    invalidate(queryClient, staffKeys.live);
    if (alarm_ids.length > 0 || is_partial) invalidate(queryClient, staffKeys.alarms);
  },
};
const loadEffects = () => Promise.resolve([effects]);

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ context: { queryClient }, location }) => {
    paletteKeys.listen();
    return requireBackOffice(queryClient, location.href);
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(staffRightsQuery()),
      loadTexts('admin-kit', 'admin-frame', 'admin-alarms'),
    ]),
  component: BackOffice,
});

function BackOffice() {
  const { id } = useMe();
  const may = useMay();
  return (
    <LiveUpdates userId={id} loadEffects={loadEffects}>
      <BackOfficeFrame bell={may('alarms.read') && <AlarmBell />} />
    </LiveUpdates>
  );
}
