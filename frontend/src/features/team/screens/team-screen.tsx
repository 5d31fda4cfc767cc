import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Card, EmptyState, SectionHeading, Skeleton, SkeletonGroup, toast } from '@torpedo/ui-kit';
import { UserPlus, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../shared/layout/breadcrumb';
import { PageTitle } from '../../../shared/layout/page-title';
import { QueryFailure } from '../../../shared/layout/query-failure';
import { useMe } from '../../../shared/session/account';
import { useWallet } from '../../../shared/session/wallet';
import { chooseWallet } from '../../../shared/teams/choose-wallet';
import { isOfAnother, type TeamDetail, teamQuery, teamsQuery } from '../../../shared/teams/teams';
import { useCreateTeam } from '../api/team';
import { InviteDialog } from '../components/invite-dialog';
import { NameForm } from '../components/name-form';
import { OwnTeam } from '../components/own-team';
import { type TeamAsk, TeamDialogs } from '../components/team-dialogs';
import { keepInvitation, keptInvitation } from '../rules/kept-invitation';
import { TeamInvitationScreen } from './team-invitation-screen';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { TeamWallet } from '../../../shared/session/wallet-choice';
import { firstDayOf, monthOf } from '../../../shared/time/months';
import { PersonLimit } from '../components/person-limit';

interface MembershipCardProps {
  team: TeamWallet;
  onAsk: (team: TeamDetail, ask: TeamAsk) => void;
}

/** A team of another person as its member sees it, with only the member's own row. */
function MembershipCard({ team, onAsk }: MembershipCardProps) {
  const { t } = useTranslation('team');
  const { locale } = useLanguage();
  const paysHere = useWallet().accountId === team.account_id;
  const detail = useQuery(teamQuery(team.account_id));
  const [me] = detail.data?.people ?? [];
  return (
    <Card className="grid gap-3">
      <div>
        <SectionHeading size="card">{team.name}</SectionHeading>
        <p className="text-sm text-muted">{t(`roleTexts.${team.role}`)}</p>
      </div>
      {detail.isPending && <Skeleton className="h-12 w-full" />}
      {detail.isError && !detail.data && <QueryFailure query={detail} title={t('failed')} />}
      {detail.data && me && team.role === 'buyer' && (
        <div className="max-w-90">
          <PersonLimit person={me} />
          <p className="mt-1 text-sm text-muted">
            {t('people.numbers', { count: me.numbers })}
            {me.monthly_budget_cents !== null &&
              ` · ${t('people.turns', { date: firstDayOf(monthOf(detail.data.resets_at), locale) })}`}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {paysHere ? (
          <Button asChild size="sm">
            <Link to={team.role === 'buyer' ? '/services' : '/dashboard/statement'}>
              {t(team.role === 'buyer' ? 'membership.buy' : 'membership.statement')}
            </Link>
          </Button>
        ) : (
          <Button size="sm" onClick={() => chooseWallet(team)}>
            {t('membership.use')}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={!detail.data || !me}
          onClick={() => detail.data && me && onAsk(detail.data, { kind: 'leave', person: me })}
        >
          {t('membership.leave')}
        </Button>
      </div>
    </Card>
  );
}

const announce = (text: string) => toast.success({ title: text });

export function TeamScreen() {
  const token = useInvitation();
  return token === '' ? <Teams /> : <TeamInvitationScreen token={token} />;
}

/** Takes the token of the mailed link out of the address. Empty without a link. */
function useInvitation(): string {
  const { token }: { token?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [kept] = useState(() => (typeof token === 'string' ? token : keptInvitation()));
  useEffect(() => {
    if (token === undefined) return;
    keepInvitation(kept);
    void navigate({ to: '/team', search: {}, replace: true });
  }, [token, kept, navigate]);
  return kept;
}

function Teams() {
  const { t } = useTranslation(['team', 'shell']);
  const { id } = useMe();
  const { team: paying } = useWallet();
  const list = useQuery(teamsQuery());
  const hasOwn = list.data?.some(({ account_id }) => account_id === id) ?? false;
  const own = useQuery({ ...teamQuery(id), enabled: hasOwn });
  const others = list.data?.filter(isOfAnother) ?? [];
  const [asked, setAsked] = useState<{ team: TeamDetail; ask: TeamAsk } | null>(null);
  const [isInviting, setInviting] = useState(false);
  // While another team pays, the own team is hidden, because its money would be read from that wallet.
  const shown = paying || !hasOwn ? undefined : own.data;
  const title = paying?.name ?? shown?.name ?? t('title');
  const isFull = shown !== undefined && shown.people.length + shown.invitations.length >= shown.maximum;

  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle>{title}</PageTitle>
      <div>
        <Breadcrumb to="/profile" above={t('shell:places.profile.short')} here={t('title')} />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <SectionHeading level={1} size="page" className="wrap-anywhere">
            {title}
          </SectionHeading>
          {shown && (
            <Button
              variant="outline"
              size="sm"
              icon={<UserPlus aria-hidden />}
              disabled={isFull}
              onClick={() => setInviting(true)}
            >
              {t('invite.open')}
            </Button>
          )}
        </div>
        {isFull && <p className="text-sm text-muted">{t('invite.full', { maximum: shown.maximum })}</p>}
      </div>
      {(list.isPending || (hasOwn && own.isPending)) && (
        <SkeletonGroup label={t('shell:loading')} className="grid gap-4">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </SkeletonGroup>
      )}
      {list.isError && !list.data && <QueryFailure query={list} title={t('failed')} />}
      {hasOwn && own.isError && !own.data && <QueryFailure query={own} title={t('failed')} />}
      {shown && <OwnTeam team={shown} onAsk={(ask) => setAsked({ team: shown, ask })} onDone={announce} />}
      {others.length > 0 && (
        <section aria-labelledby="memberships" className="grid max-w-170 gap-3">
          <h2 id="memberships" className={paying ? 'sr-only' : 'mt-2 font-display text-lg font-bold'}>
            {t('membership.title')}
          </h2>
          {others.map((team) => (
            <MembershipCard
              key={team.account_id}
              team={team}
              onAsk={(detail, ask) => setAsked({ team: detail, ask })}
            />
          ))}
        </section>
      )}
      {list.data && !hasOwn && !paying && <NewTeam />}
      {paying && (
        <p className="text-sm text-muted">
          {t(hasOwn ? 'ownElsewhere' : 'createElsewhere')}{' '}
          <Button variant="link" size="inline" onClick={() => chooseWallet(null)}>
            {t('closed.own')}
          </Button>
        </p>
      )}
      {isInviting && shown && (
        <InviteDialog
          team={shown}
          onClose={() => setInviting(false)}
          onSent={(email) => announce(t('invite.sent', { email }))}
        />
      )}
      {asked && <TeamDialogs {...asked} onClose={() => setAsked(null)} onDone={announce} />}
    </div>
  );
}

/** Explains what a team is, and creates one. */
function NewTeam() {
  const { t } = useTranslation('team');
  const create = useCreateTeam();
  return (
    <Card>
      <EmptyState
        icon={<Users />}
        title={t('new.title')}
        text={t('new.text')}
        action={
          <div className="w-72 max-w-full">
            <NameForm submitLabel={t('new.create')} call={create} onSaved={() => announce(t('new.done'))} />
          </div>
        }
      />
    </Card>
  );
}
