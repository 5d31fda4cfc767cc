import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Card, EmptyState } from '@torpedo/ui-kit';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../layout/page-title';
import type { TeamWallet } from '../session/wallet-choice';
import { chooseWallet } from './choose-wallet';

interface ClosedScreenProps {
  /** The part of the team's account that is closed to this member. */
  closed: 'balance' | 'numbers';
  team: TeamWallet;
}

/** Replaces a screen that the member's role does not allow: says why, and offers two ways to go on. */
export default function ClosedScreen({ closed, team }: ClosedScreenProps) {
  const { t } = useTranslation('team');
  const navigate = useNavigate();
  const title = t(`closed.${closed}.title`, { name: team.name });
  return (
    <Card>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon={<Users />}
        title={<h1>{title}</h1>}
        text={t(`closed.${closed}.text`)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button asChild>
              <Link to="/dashboard/statement">{t('closed.statement')}</Link>
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                chooseWallet(null);
                void navigate({ to: closed === 'balance' ? '/dashboard/balance' : '/dashboard' });
              }}
            >
              {t('closed.own')}
            </Button>
          </div>
        }
      />
    </Card>
  );
}
