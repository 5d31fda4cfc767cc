import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Card, classNames, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { QueryFailure } from '../../../shared/layout/query-failure';
import type { TeamDetail } from '../../../shared/teams/teams';
import { happenedQuery } from '../api/team';
import { useWhen } from './person-parts';

type Movement = Schemas['StatementMovementDto'];

const SHOWN = 4;

/** The newest rows of the team's statement, each with its person. */
export function HappenedCard({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('team');
  const { language } = useLanguage();
  const happened = useQuery(happenedQuery(team.account_id, team.currency, language));
  // A capture moves nothing that can be spent.
  const movements = (happened.data ?? []).filter(({ amount_cents }) => amount_cents !== 0).slice(0, SHOWN);
  return (
    <Card>
      <SectionHeading size="card" className="mb-2">
        {t('happened.title')}
      </SectionHeading>
      {happened.isPending && <Skeleton className="h-30 w-full" />}
      {happened.isError && !happened.data && <QueryFailure query={happened} title={t('happened.failed')} />}
      {happened.data && movements.length === 0 && (
        <p className="border-t border-border py-3 text-sm text-muted">{t('happened.nothing')}</p>
      )}
      {movements.length > 0 && (
        <ul className="divide-y divide-border border-t border-border">
          {movements.map((movement) => (
            <HappenedRow key={movement.id} movement={movement} />
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

function HappenedRow({ movement }: { movement: Movement }) {
  const when = useWhen();
  const { created_at, amount_cents, currency } = movement;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block text-sm font-semibold text-pretty">{useSentence(movement)}</span>
        <time dateTime={created_at} className="text-xs text-muted">
          {when(created_at)}
        </time>
      </span>
      <Money
        cents={amount_cents}
        currency={currency}
        sign="movement"
        className={classNames(
          'shrink-0 text-sm font-semibold tabular-nums',
          amount_cents > 0 && 'text-received',
        )}
      />
    </li>
  );
}

function useSentence({ kind, order, description }: Movement): string {
  const { t } = useTranslation('team');
  if (order?.type !== 'sms_number') return kind === 'topup' ? t('happened.topup') : description;
  const names = { service: order.service.name, country: order.country.name };
  const person = order.member?.name.split(' ')[0];
  if (kind === 'hold')
    return person ? t('happened.bought', { person, ...names }) : t('happened.boughtBySomebody', names);
  return person ? t('happened.returned', { person, ...names }) : t('happened.returnedToTeam', names);
}
