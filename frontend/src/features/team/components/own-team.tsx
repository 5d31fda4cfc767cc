import { Button, Card, ListRow, SectionHeading, Skeleton, useMediaQuery } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mail, Plus } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import type { TeamDetail, TeamPerson } from '../../../shared/teams/teams';
import { HappenedCard } from './happened-card';
import { LimitForm } from './limit-form';
import { PeopleCard } from './people-card';
import { nameOf, type PersonAct } from './person-parts';
import type { TeamAsk } from './team-dialogs';
import { reportOnToast } from '../../../shared/errors/error-text';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatDay } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import { type TeamInvitation, useInvite, useWithdrawInvitation } from '../api/team';
import { useUserTransactions } from '../../../shared/activations/user-transactions';
import { useBalance } from '../../../shared/balance';
import { monthOf, nameOfMonth } from '../../../shared/time/months';

/** The money of the team: available, held, and spent this month. */
function TeamStrip({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('team');
  const { locale } = useLanguage();
  const { data: balance, currency, isError } = useBalance();
  const numbers = useUserTransactions().data?.active_transactions.filter(
    ({ status }) => status === 'WAITING_SMS',
  ).length;
  const counted = t('people.numbers', { count: team.numbers });
  // Purchases before the team existed are in its statement, but not in this figure.
  const isNew = monthOf(team.created_at) === team.month;
  const unknown = isError ? '–' : <Skeleton className="h-lh w-24 bg-on-ink-muted/30" />;
  const money = (cents: number | undefined, of = currency) =>
    cents === undefined ? unknown : <Money cents={cents} currency={of} />;
  return (
    <Card
      tone="ink"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:px-5 md:py-4.5"
      aria-label={t('strip.label')}
    >
      <dl className="contents">
        <Figure label={t('strip.balance')} isMain>
          {money(balance?.balance_cents)}
        </Figure>
        <Figure
          label={t('strip.held')}
          hint={numbers === undefined ? undefined : t('people.numbers', { count: numbers })}
        >
          {money(balance?.held_cents)}
        </Figure>
        <Figure
          label={t('strip.spent', { month: nameOfMonth(team.month, locale) })}
          hint={
            isNew ? t('strip.since', { numbers: counted, day: formatDay(team.created_at, locale) }) : counted
          }
        >
          {money(team.spent_cents, team.currency)}
        </Figure>
      </dl>
      <Button asChild size="sm" icon={<Plus aria-hidden />} className="max-md:w-full">
        <Link to="/dashboard/balance">{t('strip.add')}</Link>
      </Button>
    </Card>
  );
}

interface FigureProps {
  label: string;
  hint?: string | undefined;
  isMain?: boolean;
  children: ReactNode;
}

function Figure({ label, hint, isMain = false, children }: FigureProps) {
  return (
    <div className={isMain ? 'max-md:w-full' : ''}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={isMain ? 'font-display text-4xl font-extrabold' : 'font-display text-xl font-bold'}>
        {children}
      </dd>
      {hint && <dd className="text-xs text-muted">{hint}</dd>}
    </div>
  );
}

interface OpenInvitationsProps {
  team: TeamDetail;
  onDone: (text: string) => void;
}

function OpenInvitations({ team, onDone }: OpenInvitationsProps) {
  const { t } = useTranslation('team');
  if (team.invitations.length === 0) return null;
  return (
    <Card padding="none" asChild>
      <ul aria-label={t('invitations.label')} className="divide-y divide-border">
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} team={team} invitation={invitation} onDone={onDone} />
        ))}
      </ul>
    </Card>
  );
}

function InvitationRow({ team, invitation, onDone }: OpenInvitationsProps & { invitation: TeamInvitation }) {
  const { t } = useTranslation('team');
  const { locale } = useLanguage();
  const resend = useInvite(team.account_id);
  const withdraw = useWithdrawInvitation(team.account_id);
  const { id, email, role, monthly_budget_cents: cents, sent_at, expires_at } = invitation;
  const isOver = useNowSelector((now) => Date.parse(expires_at) <= now);
  const dates = t(isOver ? 'invitations.over' : 'invitations.until', {
    sent: formatDay(sent_at, locale),
    until: formatDay(expires_at, locale),
  });
  const budget =
    cents === null
      ? t('people.noLimit')
      : t('people.perMonth', { amount: formatMoney(cents, team.currency) });
  const terms = role === 'buyer' ? `${t('roles.buyer')}, ${budget}` : t('roles.viewer');

  return (
    <li className="flex flex-wrap items-center gap-x-4 pr-4.5">
      <ListRow
        className="min-w-0 flex-1 basis-72 md:pl-4.5"
        image={
          <span
            aria-hidden
            className="inline-flex size-9.5 shrink-0 items-center justify-center rounded-chip bg-surface-sunken text-muted [&_svg]:size-5"
          >
            <Mail />
          </span>
        }
        title={email}
        subtitle={<span className="whitespace-normal">{`${dates} · ${terms}`}</span>}
      />
      <span className="flex gap-4 max-md:pb-3 max-md:pl-16.5">
        <Button
          variant="link"
          size="inline"
          loading={resend.isPending}
          aria-label={t('invitations.resendTo', { email })}
          onClick={() =>
            resend.mutate(
              { email, role, monthly_budget_cents: cents },
              { onSuccess: () => onDone(t('invite.sent', { email })), onError: reportOnToast },
            )
          }
        >
          {t('invitations.resend')}
        </Button>
        <Button
          variant="link"
          size="inline"
          className="text-muted"
          loading={withdraw.isPending}
          aria-label={t('invitations.withdrawFrom', { email })}
          onClick={() =>
            withdraw.mutate(id, {
              onSuccess: () => onDone(t('invitations.withdrawn', { email })),
              onError: reportOnToast,
            })
          }
        >
          {t('invitations.withdraw')}
        </Button>
      </span>
    </li>
  );
}

interface OwnTeamProps {
  team: TeamDetail;
  onAsk: (ask: TeamAsk) => void;
  onDone: (text: string) => void;
}

/** The owner's view of the team: its money, its people and its newest movements. */
export function OwnTeam({ team, onAsk, onDone }: OwnTeamProps) {
  const { t } = useTranslation('team');
  const hasColumn = useMediaQuery('(width >= 64rem)');
  const [chosenId, setChosenId] = useState<string>();
  const buyers = team.people.filter(({ role }) => role === 'buyer');
  const shown = buyers.find(({ user_id }) => user_id === chosenId) ?? buyers[0];

  function act(person: TeamPerson, what: PersonAct) {
    if (what === 'limit' && hasColumn) setChosenId(person.user_id);
    else onAsk({ kind: what, person });
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_--spacing(85)] lg:gap-5">
      <div className="grid grid-cols-1 gap-4">
        <TeamStrip team={team} />
        <PeopleCard team={team} shownId={chosenId} onAct={act} />
        <OpenInvitations team={team} onDone={onDone} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        {hasColumn && shown && (
          <Card>
            <SectionHeading size="card" className="mb-1">
              {t('limit.of', { name: nameOf(shown) })}
            </SectionHeading>
            <LimitForm
              key={`${shown.user_id} ${shown.monthly_budget_cents} ${shown.warns_owner}`}
              accountId={team.account_id}
              person={shown}
              currency={team.currency}
              onSaved={() => onDone(t('limit.saved', { name: nameOf(shown) }))}
            />
          </Card>
        )}
        <HappenedCard team={team} />
        <div className="flex flex-wrap gap-2 lg:justify-end">
          <Button variant="ghost" size="sm" onClick={() => onAsk({ kind: 'rename' })}>
            {t('rename.open')}
          </Button>
          <Button variant="ghost" size="sm" className="text-danger" onClick={() => onAsk({ kind: 'close' })}>
            {t('closing.open')}
          </Button>
        </div>
      </div>
    </div>
  );
}
