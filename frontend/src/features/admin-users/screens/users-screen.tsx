import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, ListPlus, LogOut, Mail, Pencil, UserPlus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  BulkAction,
  ListColumn,
  ListFilter,
  ListView,
  Marked,
} from '../../../shared/back-office/list/list-column';
import { RecordList } from '../../../shared/back-office/list/record-list';
import { SmallButton, SmallIconButton } from '../../../shared/back-office/small-controls';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { type AdminUser, usersQuery, userStatsQuery, useUserCall } from '../api/users';
import { BulkUsersDialog } from '../components/bulk-users-dialog';
import { nameOf, UserState, Verification } from '../components/user-labels';
import { UserMenuItems } from '../components/user-menu';
import { useUserActions } from '../components/use-user-actions';
import type { BulkUserAction } from '../rules/bulk-plan';
import { centsText } from '../../../shared/back-office/typed-money';
import { figureFormat } from '../../../shared/format/figure';
import type { UsersSearch } from '../rules/users-search';

interface UsersScreenProps {
  search: UsersSearch;
  onSearchChange: (change: Record<string, unknown>) => void;
}

interface Bulk {
  action: BulkUserAction;
  marked: Marked;
}

/** Every account: who, in what state, how much. */
export function UsersScreen({ search, onSearchChange }: UsersScreenProps) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const query = usersQuery(search, useUserCall());
  const { data } = useQuery(query);
  const actions = useUserActions();
  const figure = figureFormat();
  const { balance } = actions;
  const [bulk, setBulk] = useState<Bulk | null>(null);

  const columns = useMemo<ListColumn<AdminUser>[]>(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isName: true,
        sort: 'name',
        cell: (user) => <span className="font-semibold">{nameOf(user)}</span>,
      },
      { id: 'email', header: t('columns.email'), sort: 'email', cell: ({ email }) => email },
      {
        id: 'role',
        header: t('columns.role'),
        cell: ({ role }) => (
          <span className={role === 'CUSTOMER' ? 'text-muted' : 'font-semibold'}>{t(`roles.${role}`)}</span>
        ),
      },
      { id: 'state', header: t('columns.status'), cell: (user) => <UserState user={user} /> },
      {
        id: 'balance',
        header: t('columns.balance'),
        numeric: true,
        cell: (user) => (
          <span className="inline-flex items-center justify-end gap-1">
            <span className={user.balance_base_cents === 0 ? 'text-muted' : 'font-semibold'}>
              {centsText(user.balance_base_cents)}
            </span>
            <SmallIconButton
              label={t('editBalanceOf', { name: nameOf(user) })}
              onClick={(event) => {
                event.stopPropagation();
                balance(user);
              }}
            >
              <Pencil aria-hidden className="size-4!" />
            </SmallIconButton>
          </span>
        ),
      },
      { id: 'verification', header: t('columns.verification'), cell: (user) => <Verification user={user} /> },
      {
        id: 'last_login',
        header: t('columns.lastLogin'),
        sort: 'last_login',
        isExtra: true,
        cell: ({ last_login: at }) => (at ? formatMoment(at, locale) : '—'),
      },
      {
        id: 'created_at',
        header: t('columns.createdAt'),
        sort: 'created_at',
        isExtra: true,
        cell: ({ created_at: at }) => formatMoment(at, locale),
      },
      {
        id: 'phone',
        header: t('columns.phone'),
        isExtra: true,
        cell: ({ profile }) => profile.phone_number ?? '—',
      },
    ],
    [t, locale, balance],
  );

  return (
    <StaffPage title={t('title')} count={data && figure.format(data.total)}>
      <div className="flex min-h-0 flex-1 flex-col gap-3">
        <UserFigures />
        <RecordList
          list="users"
          label={t('title')}
          {...{ search, onSearchChange, query, columns }}
          rowKey={({ id }) => id}
          rowName={nameOf}
          rowLink={({ id }) => ({ to: '/admin/users/$id', params: { id } })}
          defaultSort={{ column: 'created_at', direction: 'desc' }}
          card={(user) => ({
            title: nameOf(user),
            subtitle: user.profile.full_name ? user.email : t(`roles.${user.role}`),
            trailing: formatMoney(user.balance_base_cents, 'BRL'),
            note: <UserState user={user} />,
          })}
          searchLabel={t('search')}
          filters={useFilters()}
          views={useViews()}
          rowActions={(user) => (
            <UserMenuItems
              user={user}
              onEdit={() => actions.edit(user)}
              onBalance={() => actions.balance(user)}
              onAsk={(question) => actions.ask(user, question)}
            />
          )}
          bulkActions={useBulkActions(setBulk)}
          csvPath="/api/v1/admin/users"
          primary={
            <>
              <SmallButton asChild variant="outline">
                <Link to="/admin/users/adjustments">
                  <ListPlus aria-hidden />
                  {t('adjust.link')}
                </Link>
              </SmallButton>
              <SmallButton className="max-md:order-first" onClick={actions.create}>
                <UserPlus aria-hidden />
                {t('new')}
              </SmallButton>
            </>
          }
          empty={{ title: t('empty') }}
        />
      </div>
      {actions.dialog}
      {bulk && <BulkUsersDialog {...bulk} onClose={() => setBulk(null)} />}
    </StaffPage>
  );
}

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation('admin-users');
  return [
    {
      name: 'role',
      label: t('columns.role'),
      kind: 'choice',
      options: (['CUSTOMER', 'MANAGER', 'ADMIN'] as const).map((value) => ({
        value,
        label: t(`roles.${value}`),
      })),
    },
    {
      name: 'status',
      label: t('columns.status'),
      kind: 'choice',
      options: (['active', 'inactive'] as const).map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { name: 'verified', label: t('filters.verified'), kind: 'flag' },
    { name: 'flagged', label: t('filters.flagged'), kind: 'flag' },
    {
      name: 'purchases',
      label: t('filters.purchases'),
      kind: 'choice',
      options: [{ value: 'blocked', label: t('filters.blocked') }],
    },
  ];
}

function useViews(): readonly ListView[] {
  const { t } = useTranslation('admin-users');
  const { data: stats } = useQuery(userStatsQuery());
  return useMemo(() => {
    const counted = (count: number | undefined) => (count === undefined ? {} : { count });
    return [
      { id: 'all', label: t('views.all'), search: {}, ...counted(stats?.total) },
      { id: 'active', label: t('views.active'), search: { status: 'active' }, ...counted(stats?.active) },
      {
        id: 'inactive',
        label: t('views.inactive'),
        search: { status: 'inactive' },
        ...counted(stats?.inactive),
      },
      { id: 'blocked', label: t('views.blocked'), search: { purchases: 'blocked' } },
      { id: 'flagged', label: t('views.flagged'), search: { flagged: true } },
      { id: 'unverified', label: t('views.unverified'), search: { verified: false } },
      {
        id: 'admins',
        label: t('views.admins'),
        search: { role: 'ADMIN' },
        ...counted(stats?.administrators),
      },
      {
        id: 'managers',
        label: t('views.managers'),
        search: { role: 'MANAGER' },
        ...counted(stats?.managers),
      },
    ];
  }, [t, stats]);
}

function useBulkActions(begin: (bulk: Bulk) => void): readonly BulkAction[] {
  const { t } = useTranslation('admin-users');
  const action = (id: BulkUserAction, icon: ReactNode): BulkAction => ({
    id,
    label: t(`bulk.${id}.action`),
    icon,
    run: (marked) => begin({ action: id, marked }),
  });
  return [
    action('resend', <Mail aria-hidden />),
    action('activate', <CircleCheck aria-hidden />),
    action('endSessions', <LogOut aria-hidden />),
    { ...action('deactivate', <Ban aria-hidden />), tone: 'danger' },
  ];
}

const FIGURES = ['total', 'active', 'inactive', 'administrators'] as const;

/** How many accounts there are. */
function UserFigures() {
  const { t } = useTranslation('admin-users');
  const { data } = useQuery(userStatsQuery());
  const figure = figureFormat();
  return (
    <section
      aria-label={t('stats.label')}
      className="grid grid-cols-2 gap-3 rounded-card border border-border bg-surface-card px-3.5 py-2.5 md:grid-cols-4"
    >
      {FIGURES.map((name) => (
        <p key={name} className="min-w-0 text-xs text-muted">
          {t(`stats.${name}`)}
          <b className="block text-lg font-semibold text-text tabular-nums">
            {data ? figure.format(data[name]) : '—'}
          </b>
        </p>
      ))}
    </section>
  );
}
