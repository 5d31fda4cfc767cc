import { useQuery } from '@tanstack/react-query';
import { Checkbox, TextArea, toast } from '@torpedo/ui-kit';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton, SmallIconButton } from '../../../shared/back-office/small-controls';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { changeCall, useStaffMutation } from '../../../shared/back-office/staff-query';
import { notesQuery, sessionsQuery, useUserCall, useUserChange } from '../api/users';
import { Masked } from './masked';

/** The targets of the links in the strip of a phone. */
export const SESSIONS_ID = 'sessions';
export const NOTES_ID = 'notes';

export function SessionsCard({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const { data } = useQuery(sessionsQuery(userId));
  const [isAsking, setAsking] = useState(false);
  const [revokesApiKeys, setRevokes] = useState(true);
  const userCall = useUserCall();
  const userChange = useUserChange();
  const end = useStaffMutation([staffKeys.users], {
    mutationFn: (sessionId: string) =>
      userCall(
        'update',
        staffApi.DELETE('/api/v1/admin/users/{id}/sessions/{sessionId}', {
          params: { path: { id: userId, sessionId } },
        }),
      ),
    onSuccess: () => toast.success({ title: t('done.sessionEnded') }),
  });

  return (
    <DetailCard
      id={SESSIONS_ID}
      title={t('sessions.title')}
      count={data?.total}
      action={
        data &&
        data.total > 0 && (
          <SmallButton variant="link" className="-my-1 px-0 text-xs" onClick={() => setAsking(true)}>
            {t('sessions.endAll')}
          </SmallButton>
        )
      }
    >
      {data?.rows.length === 0 && <p className="px-3.5 pb-3.5 text-sm text-muted">{t('page.none')}</p>}
      <ul className="divide-y divide-border text-sm">
        {data?.rows.map((session) => {
          const device = [session.browser, session.system].filter(Boolean).join(', ');
          const name = device || session.name;
          return (
            <li key={session.id} className="flex min-w-0 items-center gap-2 px-3.5 py-1.5">
              <div className="min-w-0 flex-1">
                <p className="truncate">{name || t('sessions.unknown')}</p>
                <div className="flex flex-wrap gap-x-2 text-xs text-muted">
                  <Masked
                    userId={userId}
                    field="ip_address"
                    sessionId={session.id}
                    masked={session.ip_address}
                  />
                  {formatMoment(session.last_seen_at, locale)}
                </div>
              </div>
              <SmallIconButton
                className="[&_svg]:size-4"
                label={t('sessions.end', { name })}
                disabled={end.isPending}
                onClick={() => end.mutate(session.id)}
              >
                <LogOut aria-hidden />
              </SmallIconButton>
            </li>
          );
        })}
      </ul>
      <ReasonDialog
        action="sessions.end"
        open={isAsking}
        onClose={() => setAsking(false)}
        tone="danger"
        title={t('sessions.endTitle')}
        text={t('sessions.endText')}
        submitLabel={t('sessions.endAll')}
        reasons={[t('reasons.stolen'), t('reasons.asked')]}
        call={userChange(
          'update',
          changeCall(
            'post',
            '/api/v1/admin/users/{id}/sessions/revoke-all',
            { id: userId },
            {
              revoke_api_keys: revokesApiKeys,
            },
          ),
        )}
        intent={String(revokesApiKeys)}
        rereads={[staffKeys.users]}
      >
        <Checkbox
          checked={revokesApiKeys}
          onChange={({ target }) => setRevokes(target.checked)}
          label={t('sessions.revokeApiKeys')}
        />
      </ReasonDialog>
    </DetailCard>
  );
}

export function NotesCard({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const userCall = useUserCall();
  const { data } = useQuery(notesQuery(userId));
  const [text, setText] = useDraft('note', '');
  const write = useStaffMutation([staffKeys.users], {
    mutationFn: () =>
      userCall(
        'note',
        staffApi.POST('/api/v1/admin/users/{id}/notes', {
          params: { path: { id: userId } },
          body: { text: text.trim() },
        }),
      ),
    onSuccess: () => {
      forgetDrafts('note');
      toast.success({ title: t('done.note') });
    },
  });

  return (
    <DetailCard id={NOTES_ID} title={t('notes.title')} count={data?.total}>
      <ul className="divide-y divide-border text-sm">
        {data?.rows.map(({ id, text, staff, created_at }) => (
          <li key={id} className="px-3.5 py-2">
            <p className="break-words whitespace-pre-wrap">{text}</p>
            <p className="text-xs text-muted">
              {staff.email ?? staff.id}, {formatMoment(created_at, locale)}
            </p>
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="grid gap-2 p-3.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') write.mutate();
        }}
      >
        <TextArea
          size="xs"
          value={text}
          onChange={(event) => setText(event.target.value)}
          id="note"
          hideLabel
          label={t('notes.label')}
          placeholder={t('notes.label')}
          hint={t('notes.staffOnly')}
          rows={1}
          maxLength={2000}
        />
        {text.trim() !== '' && (
          <SmallButton type="submit" variant="outline" loading={write.isPending}>
            {t('notes.submit')}
          </SmallButton>
        )}
      </form>
    </DetailCard>
  );
}
