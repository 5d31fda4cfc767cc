import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Card, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { QueryFailure } from '../../../shared/layout/query-failure';
import { useWallet } from '../../../shared/session/wallet';
import type { TeamWallet } from '../../../shared/session/wallet-choice';
import { chooseWallet } from '../../../shared/teams/choose-wallet';
import { type TeamDetail, teamQuery } from '../../../shared/teams/teams';
import { firstDayOf, monthOf } from '../../../shared/time/months';
import { PersonLimit } from './person-limit';
import type { TeamAsk } from './team-dialogs';

interface MembershipCardProps {
  team: TeamWallet;
  onAsk: (team: TeamDetail, ask: TeamAsk) => void;
}

/** A team of another person as its member sees it, with only the member's own row. */
export function MembershipCard({ team, onAsk }: MembershipCardProps) {
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
