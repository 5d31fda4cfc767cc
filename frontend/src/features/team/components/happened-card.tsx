import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Card, classNames, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { QueryFailure } from '../../../shared/layout/query-failure';
import type { TeamDetail, TeamPerson } from '../../../shared/teams/teams';
import { monthOf, nameOfMonth } from '../../../shared/time/months';
import { happenedQuery } from '../api/team';
import { monthLimitOf } from '../rules/month-limit';
import { nameOf, useWhen } from './person-parts';

type Movement = Schemas['StatementMovementDto'];

interface Row {
  movement: Movement;
  /** The person whose monthly limit this movement used up; the row says so. */
  usedUp: TeamPerson | undefined;
}

const SHOWN = 4;

/** The newest rows of the team's statement, each with its person. */
export function HappenedCard({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('team');
  const { language } = useLanguage();
  const happened = useQuery(happenedQuery(team.account_id, team.currency, language));
  // A capture does not change the spendable balance.
  const movements = (happened.data ?? []).filter(({ amount_cents }) => amount_cents !== 0);
  const rows = withLimitsUsed(movements, team).slice(0, SHOWN);
  return (
    <Card>
      <SectionHeading size="card" className="mb-2">
        {t('happened.title')}
      </SectionHeading>
      {happened.isPending && <Skeleton className="h-30 w-full" />}
      {happened.isError && !happened.data && <QueryFailure query={happened} title={t('happened.failed')} />}
      {happened.data && rows.length === 0 && (
        <p className="border-t border-border py-3 text-sm text-muted">{t('happened.nothing')}</p>
      )}
      {rows.length > 0 && (
        <ul className="divide-y divide-border border-t border-border">
          {rows.map(({ movement, usedUp }) => (
            <HappenedRow key={movement.id} team={team} movement={movement} usedUp={usedUp} />
          ))}
        </ul>
      )}
      <Link
        to="/dashboard/statement"
        className="touch-target mt-2 inline-block text-sm font-semibold text-link underline-offset-4 hover:underline"
      >
        {t('happened.all')}
      </Link>
    </Card>
  );
}

/** When a person has nothing left this month, the newest purchase of that person used up the limit. */
function withLimitsUsed(movements: readonly Movement[], team: TeamDetail): Row[] {
  const usedUp = new Map(
    team.people
      .filter((person) => monthLimitOf(person)?.state === 'used')
      .map((person) => [person.user_id, person]),
  );
  return movements.map((movement) => {
    const { kind, order, created_at } = movement;
    const buyer = kind === 'hold' && order?.type === 'sms_number' ? order.member?.id : undefined;
    const person = buyer && monthOf(created_at) === team.month ? usedUp.get(buyer) : undefined;
    if (buyer) usedUp.delete(buyer);
    return { movement, usedUp: person };
  });
}

function HappenedRow({ team, movement, usedUp }: Row & { team: TeamDetail }) {
  const when = useWhen();
  const sentence = useSentence(team);
  const { created_at, amount_cents, currency } = movement;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block text-sm font-semibold text-pretty">{sentence({ movement, usedUp })}</span>
        <time dateTime={created_at} className="text-xs text-muted">
          {when(created_at)}
        </time>
      </span>
      {!usedUp && (
        <Money
          cents={amount_cents}
          currency={currency}
          sign="movement"
          className={classNames(
            'shrink-0 text-sm font-semibold tabular-nums',
            amount_cents > 0 && 'text-received',
          )}
        />
      )}
    </li>
  );
}

const firstNameOf = (name: string) => name.split(' ', 1)[0];

function useSentence(team: TeamDetail): (row: Row) => string {
  const { t } = useTranslation('team');
  const { locale } = useLanguage();
  return ({ movement: { kind, order, description }, usedUp }) => {
    if (usedUp) {
      const month = nameOfMonth(team.month, locale);
      return t('happened.limitUsed', { person: firstNameOf(nameOf(usedUp)), month });
    }
    if (order?.type !== 'sms_number') {
      const owner = team.people.find(({ role }) => role === 'owner');
      return kind === 'topup' && owner
        ? t('happened.topup', { person: firstNameOf(nameOf(owner)) })
        : description;
    }
    const names = { service: order.service.name, country: order.country.name };
    const person = order.member && firstNameOf(order.member.name);
    if (kind === 'hold')
      return person ? t('happened.bought', { person, ...names }) : t('happened.boughtBySomebody', names);
    return person ? t('happened.returned', { person, ...names }) : t('happened.returnedToTeam', names);
  };
}
