import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { formatMoney } from '../../../shared/format/money';
import type { AdminUserDetails } from '../api/users';

type StaffTeam = AdminUserDetails['teams'][number];

/** The people who act on the account, and the accounts on which this person acts. */
export function TeamsCards({ user }: { user: AdminUserDetails }) {
  return user.teams.map((team) => <TeamCard key={team.account_id} team={team} userId={user.id} />);
}

function TeamCard({ team, userId }: { team: StaffTeam; userId: string }) {
  const { t } = useTranslation('admin-users');
  return (
    <DetailCard title={t(`teams.${team.role === 'owner' ? 'own' : 'joined'}`, { name: team.name })}>
      <ul className="divide-y divide-border">
        {team.people.map((person) => (
          <li key={person.user_id} className="flex items-baseline gap-3 px-3.5 py-2 text-sm">
            <span className="grid min-w-0 flex-1">
              {person.user_id === userId ? (
                <b className="truncate font-semibold">{person.name ?? person.email}</b>
              ) : (
                <Link
                  to="/admin/users/$id"
                  params={{ id: person.user_id }}
                  className="touch-target truncate font-semibold text-link"
                >
                  {person.name ?? person.email}
                </Link>
              )}
              <span className="text-xs text-muted">{t(`teams.${person.role}`)}</span>
            </span>
            {person.role !== 'viewer' && <Spent person={person} />}
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}

function Spent({ person }: { person: StaffTeam['people'][number] }) {
  const { t } = useTranslation('admin-users');
  const { monthly_budget_cents: budget, currency } = person;
  return (
    <span className="grid text-end tabular-nums">
      <b className="font-semibold">{formatMoney(person.spent_cents, currency)}</b>
      <span className="text-xs text-muted">
        {budget === null
          ? t('teams.unlimited')
          : t('teams.budget', { amount: formatMoney(budget, currency) })}
      </span>
    </span>
  );
}
