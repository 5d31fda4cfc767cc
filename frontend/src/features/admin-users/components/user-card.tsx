import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import type { AdminUser } from '../api/users';
import { EmailText, UserName, UserState } from './user-labels';

/** Beside a longer name a phone has no room for the balance, which then stands below it. */
const LONGEST_BESIDE = 22;

const hasLongName = ({ profile }: AdminUser) => (profile.full_name ?? '').length > LONGEST_BESIDE;

function Balance({ user }: { user: AdminUser }) {
  return (
    <span className="shrink-0 text-sm font-semibold text-text tabular-nums">
      {formatMoney(user.balance_base_cents, 'BRL')}
    </span>
  );
}

export function CardTitle({ user }: { user: AdminUser }) {
  return (
    <span className="flex items-baseline gap-3">
      <span className="min-w-0 flex-1 truncate">
        <UserName user={user} />
      </span>
      {!hasLongName(user) && <Balance user={user} />}
    </span>
  );
}

export function CardSubtitle({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  return (
    <span className="flex min-h-5 items-center gap-3">
      <span className="min-w-0 flex-1 truncate">
        {user.profile.full_name ? <EmailText email={user.email} /> : t(`roles.${user.role}`)}
      </span>
      {hasLongName(user) && <Balance user={user} />}
      <span className="shrink-0 text-xs text-text">
        <UserState user={user} />
      </span>
    </span>
  );
}
