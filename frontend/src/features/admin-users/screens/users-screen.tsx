import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, ListPlus, LogOut, Mail, Pencil, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BulkAction,
  choiceFilter,
  type ListColumn,
  type ListFilter,
  type ListView,
} from '../../../shared/back-office/list/list-column';
import type { Selected } from '../../../shared/back-office/list/selection';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useCounts } from '../../../shared/back-office/list/view-counts';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import { AgoTime } from '../../../shared/back-office/row-time';
import { SmallButton, SmallIconButton } from '../../../shared/back-office/small-controls';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { type AdminUser, userStatsQuery, useUserCall } from '../api/users';
import { BulkUsersDialog } from '../components/bulk-users-dialog';
import { CardSubtitle, CardTitle } from '../components/user-card';
import { EmailText, nameOf, UserName, UserState, Verification } from '../components/user-labels';
import { UserMenuItems, useUserActions } from '../components/user-actions';
import type { BulkUserAction } from '../rules/bulk-plan';
import { centsText } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';
import type { UsersSearch } from '../rules/users-search';

interface Bulk {
  action: BulkUserAction;
  selected: Selected;
}

export function UsersScreen({ search }: { search: UsersSearch }) {
  const { t } = useTranslation('admin-users');
  const userCall = useUserCall();
  const actions = useUserActions();
  const [bulk, setBulk] = useState<Bulk | null>(null);

  return (
    <ListScreen
      list="users"
      title={t('title')}
      path="/api/v1/admin/users"
      family={staffKeys.users}
      search={search}
      through={(call) => userCall('list', call)}
      columns={useColumns(actions.balance)}
      rowName={nameOf}
      rowLink={({ id }) => ({ to: '/admin/users/$id', params: { id } })}
      defaultSort={{ column: 'created_at', direction: 'desc' }}
      card={(user) => ({ title: <CardTitle user={user} />, subtitle: <CardSubtitle user={user} /> })}
      searchLabel={t('search')}
      filters={useFilters()}
      views={useViews()}
      rowActions={(user) => <UserMenuItems user={user} actions={actions} />}
      bulkActions={useBulkActions(setBulk)}
      wayOn={
        <SmallButton asChild variant="outline">
          <Link to="/admin/users/adjustments">
            <ListPlus aria-hidden />
            {t('adjust.link')}
          </Link>
        </SmallButton>
      }
      primary={
        <SmallButton className="max-md:w-11 max-md:px-0" onClick={actions.create}>
          <UserPlus aria-hidden />
          <span className="max-md:sr-only">{t('new')}</span>
        </SmallButton>
      }
      empty={t('empty')}
    >
      {actions.dialog}
      {bulk && <BulkUsersDialog {...bulk} onClose={() => setBulk(null)} />}
    </ListScreen>
  );
}

function EmailCell({ user, isNarrow }: { user: AdminUser; isNarrow?: boolean }) {
  const { t } = useTranslation('admin-users');
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 text-muted">
        <EmailText email={user.email} />
      </span>
      {!user.is_email_verified && (
        <span
          title={t('verified.no')}
          className={isNarrow ? 'w-5 shrink-0 overflow-hidden text-waiting' : 'shrink-0 text-waiting'}
        >
          <Verification user={user} />
        </span>
      )}
    </span>
  );
}

function RoleText({ role, text }: { role: AdminUser['role']; text: string }) {
  return <span className={role === 'CUSTOMER' ? 'text-muted' : 'font-semibold'}>{text}</span>;
}

function useColumns(onBalance: (user: AdminUser) => void): readonly ListColumn<AdminUser>[] {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  return [
    {
      id: 'name',
      header: t('columns.name'),
      isName: true,
      width: 152,
      whole: ({ profile }) => profile.full_name ?? '',
      sort: 'name',
      cell: (user) => (
        <span className="font-semibold">
          <UserName user={user} />
        </span>
      ),
    },
    {
      id: 'email',
      givesWay: 3,
      header: t('columns.email'),
      sort: 'email',
      cell: (user) => <EmailCell user={user} />,
      narrow: { cell: (user) => <EmailCell user={user} isNarrow /> },
    },
    {
      id: 'role',
      width: 112,
      givesWay: 2,
      header: t('columns.role'),
      cell: ({ role }) => <RoleText role={role} text={t(`roles.${role}`)} />,
      narrow: {
        width: 76,
        cell: ({ role }) => (
          <RoleText role={role} text={t(role === 'ADMIN' ? 'roles.shortAdmin' : `roles.${role}`)} />
        ),
      },
    },
    { id: 'state', width: 140, header: t('columns.status'), cell: (user) => <UserState user={user} /> },
    {
      id: 'balance',
      width: 92,
      header: t('columns.balance'),
      numeric: true,
      cell: (user) => (
        <span className="flex flex-row-reverse items-center gap-1">
          <span className={user.balance_base_cents === 0 ? 'text-muted' : 'font-semibold'}>
            {centsText(user.balance_base_cents)}
          </span>
          <SmallIconButton
            className="text-muted opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
            label={t('editBalanceOf', { name: nameOf(user) })}
            onClick={(event) => {
              event.stopPropagation();
              onBalance(user);
            }}
          >
            <Pencil aria-hidden className="size-4!" />
          </SmallIconButton>
        </span>
      ),
    },
    {
      id: 'held',
      width: 72,
      givesWay: 4,
      header: t('columns.held'),
      numeric: true,
      cell: ({ wallets }) => {
        const cents = wallets.find(({ currency }) => currency === 'BRL')?.held_cents ?? 0;
        return <span className={cents === 0 ? 'text-muted' : undefined}>{centsText(cents)}</span>;
      },
    },
    {
      id: 'orders',
      width: 66,
      givesWay: 5,
      header: t('columns.orders'),
      numeric: true,
      cell: ({ order_count: count }) => (
        <span className={count === 0 ? 'text-muted' : undefined}>{figureFormat().format(count)}</span>
      ),
    },
    {
      id: 'last_login',
      width: 88,
      givesWay: 1,
      header: t('columns.lastLogin'),
      sort: 'last_login',
      cell: ({ last_login: at }) => (at === null ? '—' : <AgoTime at={at} />),
    },
    {
      id: 'verification',
      width: 150,
      givesWay: 0,
      isExtra: true,
      header: t('columns.verification'),
      cell: (user) => <Verification user={user} />,
    },
    {
      id: 'created_at',
      width: 110,
      givesWay: 0,
      header: t('columns.createdAt'),
      sort: 'created_at',
      isExtra: true,
      cell: ({ created_at: at }) => formatMoment(at, locale),
    },
    {
      id: 'phone',
      width: 140,
      givesWay: 0,
      header: t('columns.phone'),
      isExtra: true,
      cell: ({ profile }) => profile.phone_number ?? '—',
    },
  ];
}

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation('admin-users');
  return [
    choiceFilter('role', t('columns.role'), ['CUSTOMER', 'MANAGER', 'ADMIN'], (value) => t(`roles.${value}`)),
    choiceFilter('status', t('columns.status'), ['active', 'inactive'], (value) => t(`state.${value}`)),
    { name: 'verified', label: t('filters.verified'), kind: 'flag' },
    { name: 'flagged', label: t('filters.flagged'), kind: 'flag' },
    choiceFilter('purchases', t('filters.purchases'), ['blocked'], () => t('filters.blocked')),
  ];
}

const BLOCKED = { purchases: 'blocked' } as const;
const FLAGGED = { flagged: true };
const UNVERIFIED = { verified: false };

function useViews(): readonly ListView[] {
  const { t } = useTranslation('admin-users');
  const { data: stats } = useQuery(userStatsQuery());
  const searches = [BLOCKED, FLAGGED, UNVERIFIED];
  const [blocked, flagged, unverified] = useCounts('/api/v1/admin/users', searches);
  return [
    { id: 'all', label: t('views.all'), search: {}, count: stats?.total },
    { id: 'active', label: t('views.active'), search: { status: 'active' }, count: stats?.active },
    { id: 'inactive', label: t('views.inactive'), search: { status: 'inactive' }, count: stats?.inactive },
    { id: 'blocked', label: t('views.blocked'), search: BLOCKED, count: blocked },
    { id: 'flagged', label: t('views.flagged'), search: FLAGGED, count: flagged, isToDo: true },
    { id: 'unverified', label: t('views.unverified'), search: UNVERIFIED, count: unverified },
    { id: 'admins', label: t('views.admins'), search: { role: 'ADMIN' }, count: stats?.administrators },
    { id: 'managers', label: t('views.managers'), search: { role: 'MANAGER' }, count: stats?.managers },
  ];
}

function useBulkActions(begin: (bulk: Bulk) => void): readonly BulkAction[] {
  const { t } = useTranslation('admin-users');
  const action = (id: BulkUserAction, icon: ReactNode): BulkAction => ({
    id,
    label: t(`bulk.${id}.action`),
    icon,
    run: (selected) => begin({ action: id, selected }),
  });
  return [
    action('resend', <Mail aria-hidden />),
    action('activate', <CircleCheck aria-hidden />),
    action('endSessions', <LogOut aria-hidden />),
    { ...action('deactivate', <Ban aria-hidden />), tone: 'danger' },
  ];
}
