import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { keepInvitation, keptInvitation } from '../../features/team/rules/kept-invitation';
import { TeamInvitationScreen } from '../../features/team/screens/team-invitation-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/_app/team-invitation')({
  loader: () => loadTexts('team'),
  component: TeamInvitation,
});

function TeamInvitation() {
  // Read below the route, to keep the first load small.
  const { token }: { token?: unknown } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [kept] = useState(() => (typeof token === 'string' ? token : keptInvitation()));
  useEffect(() => {
    if (token === undefined) return;
    keepInvitation(kept);
    void navigate({ search: {} as object, replace: true });
  }, [token, kept, navigate]);
  return <TeamInvitationScreen token={kept} />;
}
