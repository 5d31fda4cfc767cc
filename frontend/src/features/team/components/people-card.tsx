import { Card, classNames, SectionHeading, useMediaQuery } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { TeamDetail, TeamPerson } from '../../../shared/teams/teams';
import { firstDayOf, monthOf, nameOfMonth } from '../../../shared/time/months';
import { nameOf, type PersonAct, PersonHead, PersonMenu, useWhen } from './person-parts';
import { PersonLimit } from './person-limit';

interface PeopleCardProps {
  team: TeamDetail;
  /** The id of the person whose limit is shown beside the card. */
  shownId: string | undefined;
  onAct: (person: TeamPerson, act: PersonAct) => void;
}

/** All people with role, limit and spent amount: a table, or cards on a phone. */
export function PeopleCard({ team, shownId, onAct }: PeopleCardProps) {
  const { t } = useTranslation('team');
  const { locale } = useLanguage();
  const isTable = useMediaQuery('(width >= 48rem)');
  const date = firstDayOf(monthOf(team.resets_at), locale);
  return (
    <Card padding="none" className="overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4.5 py-2.5">
        <SectionHeading size="card">{t('people.title')}</SectionHeading>
        <p className="text-sm text-muted">{t('people.turns', { date })}</p>
      </div>
      {isTable ? (
        <PeopleTable team={team} shownId={shownId} onAct={onAct} />
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {team.people.map((person) => (
            <PersonCard key={person.user_id} person={person} onAct={(act) => onAct(person, act)} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PeopleTable({ team, shownId, onAct }: PeopleCardProps) {
  const { t } = useTranslation('team');
  const { locale } = useLanguage();
  const when = useWhen();
  const month = nameOfMonth(team.month, locale);
  const heads = [
    t('people.person'),
    t('people.may'),
    t('people.limit'),
    t('people.in', { month }),
    t('people.last'),
  ];
  return (
    <table className="w-full text-left text-md" aria-label={t('people.title')}>
      <thead className="border-y border-border bg-surface-page text-sm text-muted">
        <tr>
          {heads.map((head, column) => (
            <th
              key={head}
              scope="col"
              className={classNames(
                'px-2.5 py-2.5 font-semibold first:pl-4.5',
                (column === 2 || column === 4) && 'max-lg:hidden',
              )}
            >
              {head}
            </th>
          ))}
          <td className="w-12" />
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {team.people.map((person) => (
          <tr
            key={person.user_id}
            className={classNames(
              '[&>*]:px-2.5 [&>*]:py-3.5 [&>:first-child]:pl-4.5',
              person.user_id === shownId && 'lg:bg-surface-page',
            )}
          >
            <th scope="row" className="max-w-60 font-normal">
              <PersonHead person={person} />
            </th>
            <td>{t(`roles.${person.role}`)}</td>
            <td className="whitespace-nowrap text-muted max-lg:hidden">
              <LimitWord person={person} />
            </td>
            <td className="min-w-44">
              <PersonLimit person={person} />
            </td>
            <td className="whitespace-nowrap text-sm text-muted max-lg:hidden">
              {person.last_used_at ? when(person.last_used_at) : t('people.never')}
              {person.role !== 'viewer' && (
                <span className="block">{t('people.numbers', { count: person.numbers })}</span>
              )}
            </td>
            <td>
              {person.role !== 'owner' && <PersonMenu person={person} onAct={(act) => onAct(person, act)} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LimitWord({ person }: { person: TeamPerson }) {
  const { t } = useTranslation('team');
  const { role, monthly_budget_cents: budget, currency } = person;
  if (role === 'viewer') return '–';
  return budget === null
    ? t('people.noLimit')
    : t('people.perMonth', { amount: formatMoney(budget, currency) });
}

function PersonCard({ person, onAct }: { person: TeamPerson; onAct: (act: PersonAct) => void }) {
  const { t } = useTranslation('team');
  const when = useWhen();
  const facts = [
    person.last_used_at && when(person.last_used_at),
    person.role !== 'viewer' && t('people.numbers', { count: person.numbers }),
  ];
  return (
    <li className="grid gap-2.5 px-4 py-3" aria-label={nameOf(person)}>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <PersonHead person={person} />
        </div>
        {person.role !== 'owner' && <PersonMenu person={person} onAct={onAct} />}
      </div>
      <p className="flex justify-between gap-3 text-sm">
        <span className="font-semibold">{t(`roles.${person.role}`)}</span>
        {person.role !== 'viewer' && (
          <span className="text-muted">
            <LimitWord person={person} />
          </span>
        )}
      </p>
      <PersonLimit person={person} />
      <p className="text-sm text-muted empty:hidden">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
