import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { classNames, Menu, MenuContent, MenuTrigger, Skeleton, useMediaQuery } from '@torpedo/ui-kit';
import { Ban, CircleCheck, Ellipsis, KeyRound, Mail, StickyNote, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DetailColumns } from '../../../shared/back-office/detail/detail-parts';
import { DetailPage } from '../../../shared/back-office/detail/detail-page';
import { PHONE } from '../../../shared/back-office/list/record-list';
import { KeyHint, SmallButton, SmallIconButton } from '../../../shared/back-office/small-controls';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { Initials } from '../../../shared/back-office/staff-name';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useStaffErrorText } from '../../../shared/back-office/staff-error-text';
import { languageOf } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { languageOptions } from '../../../shared/layout/language-options';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';
import { ReadFailure } from '../../../shared/back-office/unread';
import { type AdminUserDetails, useUserCall } from '../api/users';
import { UserBanner } from '../components/user-banner';
import { FiguresCard, IdentityCard, WalletsCard } from '../components/user-facts';
import { AuditCard, NumbersCard, TopupsCard } from '../components/user-history';
import { nameOf } from '../components/user-labels';
import { NotesCard, SessionsCard } from '../components/user-related';
import { StatementCard } from '../components/user-statement';
import { UserStrip } from '../components/user-strip';
import { TeamsCards } from '../components/user-teams';
import { TimelineCard } from '../components/user-timeline';
import { UserMenuItems, useUserActions } from '../components/user-actions';
import type { UserAct } from '../rules/users-search';

interface UserScreenProps {
  id: string;
  /** The action whose dialog the address opens. */
  act?: UserAct | undefined;
  onActEnd: () => void;
}

export function UserScreen({ id, ...asked }: UserScreenProps) {
  const { t } = useTranslation('admin-users');
  const errorText = useStaffErrorText();
  const userCall = useUserCall();
  const read = staffQuery(staffKeys.users, '/api/v1/admin/users/{id}', { path: { id } });
  const query = useQuery({
    ...read,
    queryFn: (context) => userCall('list', read.queryFn(context)),
    // Customers and other staff may change the account, so a cached answer is read again at once.
    staleTime: 0,
  });
  const { data: user, error } = query;
  if (user) return <LoadedUser key={user.id} user={user} readAt={query.dataUpdatedAt} {...asked} />;
  return (
    <StaffPage title={t('title')}>
      {error ? (
        <ReadFailure title={t('page.failed')} text={errorText(error)} query={query} />
      ) : (
        <Skeleton className="h-40 w-full rounded-card" />
      )}
    </StaffPage>
  );
}

type LoadedUserProps = Omit<UserScreenProps, 'id'> & { user: AdminUserDetails; readAt: number };

function LoadedUser({ user, readAt, act, onActEnd }: LoadedUserProps) {
  const { t } = useTranslation('admin-users');
  const navigate = useNavigate();
  const isPhone = useMediaQuery(PHONE);
  const actions = useUserActions({
    onDeleted: () => void navigate({ to: '/admin/users' }),
    ...(act && { asked: { user, act, onEnd: onActEnd } }),
  });
  useShortcuts(t('title'), [
    { keys: 's', label: t('actions.balance'), run: () => actions.balance(user) },
    { keys: 'e', label: t('actions.edit'), run: () => actions.edit(user) },
    {
      keys: 'n',
      label: t('notes.label'),
      run: (event) => {
        event.preventDefault();
        writeNote();
      },
    },
  ]);

  return (
    <DetailPage
      list="users"
      id={user.id}
      title={user.profile.full_name ?? (isPhone ? user.email.replace(/@.*/, '') : user.email)}
      parentLabel={t('title')}
      parentLink={{ to: '/admin/users' }}
      linkTo={(id) => ({ to: '/admin/users/$id', params: { id } })}
      identity={<Identity user={user} />}
      under={
        <span className="flex items-center gap-1">
          <span className="truncate">{user.email}</span>
          <Verified user={user} />
        </span>
      }
      actions={
        <>
          <SmallButton variant="outline" onClick={() => actions.balance(user)}>
            <Wallet aria-hidden />
            {t('actions.balance')}…<KeyHint name="S" />
          </SmallButton>
          <SmallButton variant="outline" className="max-md:hidden" onClick={() => actions.ask(user, 'reset')}>
            <KeyRound aria-hidden />
            {t('actions.reset')}…
          </SmallButton>
          <SmallButton variant="outline" onClick={writeNote}>
            <StickyNote aria-hidden />
            {t('page.note')}
            <KeyHint name="N" />
          </SmallButton>
          {user.is_active && (
            <SmallButton
              variant="outline"
              className="border-danger text-danger max-md:hidden"
              onClick={() => actions.ask(user, 'status')}
            >
              <Ban aria-hidden />
              {t('actions.deactivate')}…
            </SmallButton>
          )}
          <Menu>
            <MenuTrigger>
              <SmallIconButton variant="outline" label={t('page.more')}>
                <Ellipsis aria-hidden />
              </SmallIconButton>
            </MenuTrigger>
            <MenuContent>
              <UserMenuItems user={user} actions={actions} />
            </MenuContent>
          </Menu>
        </>
      }
      banner={
        <UserBanner
          user={user}
          onClearFlag={() => actions.ask(user, 'clearFlag')}
          onRelease={() => actions.ask(user, 'release')}
        />
      }
    >
      <DetailColumns
        facts={
          <>
            <WalletsCard user={user} />
            <div className="lg:order-1">
              <FiguresCard figures={user.figures} readAt={readAt} />
            </div>
            {/* On a phone the timeline comes first. */}
            <div className="max-md:order-1">
              <IdentityCard user={user} onEdit={() => actions.edit(user)} />
            </div>
          </>
        }
        middle={
          <>
            <TimelineCard userId={user.id} />
            <UserStrip userId={user.id} />
            <StatementCard user={user} />
          </>
        }
        related={
          <>
            <NumbersCard userId={user.id} />
            <TopupsCard userId={user.id} />
            <TeamsCards user={user} />
            <SessionsCard userId={user.id} />
            <AuditCard user={user} />
            <NotesCard userId={user.id} />
          </>
        }
      />
      {actions.dialog}
    </DetailPage>
  );
}

const writeNote = () => document.getElementById('note')?.focus();

function Verified({ user: { is_email_verified: isVerified } }: { user: AdminUserDetails }) {
  const { t } = useTranslation('admin-users');
  const Icon = isVerified ? CircleCheck : Mail;
  return (
    <Icon
      aria-label={t(isVerified ? 'page.verified' : 'page.unverified')}
      className={classNames(
        'inline size-3.5 shrink-0 align-text-bottom',
        isVerified ? 'text-received' : 'text-waiting',
      )}
    />
  );
}

function Identity({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).format(new Date(user.created_at));
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Initials name={nameOf(user)} className="size-8.5 text-sm" />
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <b className="min-w-0 truncate font-semibold">{user.email}</b>
          <span className="text-xs">
            <span aria-hidden>
              <Verified user={user} />
            </span>{' '}
            {t(user.is_email_verified ? 'page.verified' : 'page.unverified')}
          </span>
        </p>
        <p className="text-xs text-muted">
          {t('page.since', { date: since })} · {languageOptions[languageOf(user.preferred_language)].name} ·{' '}
          {t('page.pays', { currency: user.preferred_currency })}
        </p>
      </div>
    </div>
  );
}
