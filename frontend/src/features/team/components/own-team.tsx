import { Button, Card, SectionHeading, useMediaQuery } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamDetail, TeamPerson } from '../../../shared/teams/teams';
import { HappenedCard } from './happened-card';
import { LimitForm } from './limit-form';
import { OpenInvitations } from './open-invitations';
import { PeopleCard } from './people-card';
import { nameOf, type PersonAct } from './person-parts';
import { TeamStrip } from './team-strip';
import type { TeamAsk } from './team-dialogs';

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
