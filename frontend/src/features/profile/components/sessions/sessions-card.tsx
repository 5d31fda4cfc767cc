import { useQuery } from '@tanstack/react-query';
import { Button, ErrorState, toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/errors/error-text';
import { sessionsQuery } from '../../api/sessions-query';
import { useEndOtherSessions } from '../../api/use-end-session';
import { CardRowsSkeleton } from '../card-rows-skeleton';
import { ProfileCard } from '../profile-card';
import { SessionRow } from './session-row';

/** Where the account is signed in; every other place can be signed out from here. */
export function SessionsCard() {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const sessions = useQuery(sessionsQuery());
  const endOthers = useEndOtherSessions();
  // The one in the reader's hand first.
  const listed = [...(sessions.data ?? [])].sort(
    (left, right) => Number(right.current) - Number(left.current),
  );

  function signOutOthers() {
    endOthers.mutate(undefined, {
      onSuccess: ({ ended }) => toast.success({ title: t('sessions.othersEnded', { count: ended }) }),
    });
  }

  return (
    <ProfileCard
      title={t('sessions.title')}
      text={t('sessions.text')}
      action={
        listed.length > 1 && (
          <Button variant="outline" size="sm" loading={endOthers.isPending} onClick={signOutOthers}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {sessions.data && (
        <ul className="divide-y divide-border border-t border-border" aria-label={t('sessions.title')}>
          {listed.map((session) => (
            <SessionRow key={session.id} session={session} now={sessions.dataUpdatedAt} />
          ))}
        </ul>
      )}
      {sessions.isPending && <CardRowsSkeleton rows={1} />}
      {sessions.isError && !sessions.data && (
        <div className="border-t border-border">
          <ErrorState
            title={t('sessions.failed')}
            text={errorText(sessions.error)}
            retryLabel={t('retry', { ns: 'shell' })}
            retrying={sessions.isFetching}
            onRetry={() => void sessions.refetch()}
          />
        </div>
      )}
    </ProfileCard>
  );
}
