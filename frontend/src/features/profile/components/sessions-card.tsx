import { useQuery } from '@tanstack/react-query';
import { Badge, BrandTile, Button, Checkbox, Dialog, DialogClose } from '@torpedo/ui-kit';
import { Monitor, Smartphone, Terminal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Facts } from '../../../shared/layout/facts';
import { formatMoment } from '../../../shared/time/format-time';
import { formatRelativeTime } from '../../../shared/time/relative-time';
import { apiKeysQuery } from '../api/api-keys';
import { type Session, sessionsQuery, useEndOtherSessions, useEndSession } from '../api/sessions';
import { CardLoading, ProfileCard } from './profile-card';

export function SessionsCard() {
  const { t } = useTranslation('profile');
  const sessions = useQuery(sessionsQuery());
  const { data: keys } = useQuery(apiKeysQuery());
  const hasApiKeys = (keys?.api_keys.length ?? 0) > 0;
  const [outcome, setOutcome] = useState<string>();
  const listed = [...(sessions.data ?? [])].sort(
    (left, right) => Number(right.current) - Number(left.current),
  );

  return (
    <ProfileCard
      title={t('sessions.title')}
      text={t('sessions.text')}
      outcome={outcome}
      action={
        (listed.length > 1 || hasApiKeys) && <EndOthersDialog hasApiKeys={hasApiKeys} onEnded={setOutcome} />
      }
    >
      {sessions.data && (
        <ul className="divide-y divide-border border-t border-border" aria-label={t('sessions.title')}>
          {listed.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={sessions.dataUpdatedAt}
              onEnded={setOutcome}
            />
          ))}
        </ul>
      )}
      <CardLoading query={sessions} rows={1} title={t('sessions.failed')} />
    </ProfileCard>
  );
}

interface EndOthersDialogProps {
  hasApiKeys: boolean;
  onEnded: (outcome: string) => void;
}

function EndOthersDialog({ hasApiKeys, onEnded }: EndOthersDialogProps) {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState(false);
  const [revokesApiKeys, setRevokes] = useState(true);
  const endOthers = useEndOtherSessions();

  const confirm = () =>
    endOthers.mutate(hasApiKeys && revokesApiKeys, {
      onSuccess: ({ ended, api_keys_revoked }) => {
        setOpen(false);
        const keys = api_keys_revoked > 0 && t('sessions.keysRevoked', { count: api_keys_revoked });
        onEnded([t('sessions.othersEnded', { count: ended }), keys].filter(Boolean).join(' · '));
      },
    });

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      busy={endOthers.isPending}
      title={t('sessions.othersDialog.title')}
      description={t('sessions.othersDialog.text')}
      closeLabel={t('sessions.othersDialog.close')}
      trigger={
        <Button variant="outline" size="sm">
          {t('sessions.endOthers')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{t('sessions.othersDialog.cancel')}</Button>
          </DialogClose>
          <Button loading={endOthers.isPending} onClick={confirm}>
            {t('sessions.endOthers')}
          </Button>
        </>
      }
    >
      {hasApiKeys && (
        <Checkbox
          checked={revokesApiKeys}
          onChange={({ target }) => setRevokes(target.checked)}
          label={t('sessions.othersDialog.revokeApiKeys')}
        />
      )}
    </Dialog>
  );
}

const icons = { computer: Monitor, phone: Smartphone, program: Terminal };

interface SessionRowProps {
  session: Session;
  now: number;
  onEnded: (outcome: string) => void;
}

function SessionRow({ session, now, onEnded }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const { locale } = useLanguage();
  const device = useDeviceName(session);
  const end = useEndSession();
  const Icon = icons[deviceKind(session)];

  const facts = [
    session.ip_address && t('sessions.network', { address: session.ip_address }),
    t('sessions.since', { time: formatMoment(session.created_at, locale) }),
    !session.current &&
      t('sessions.used', { when: formatRelativeTime(Date.parse(session.last_seen_at), now, locale) }),
  ].filter(Boolean);

  function signOut() {
    end.mutate(session.id, { onSuccess: () => onEnded(t('sessions.ended', { device })) });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <BrandTile name={device} icon={<Icon />} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {session.current && (
            <Badge tone="received" size="sm">
              {t('sessions.current')}
            </Badge>
          )}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <Facts facts={facts} />
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('sessions.endLabel', { device })}
          loading={end.isPending}
          className="max-sm:ms-12"
          onClick={signOut}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

const browserSession = 'web';

function useDeviceName({ name, browser, system }: Session): string {
  const { t } = useTranslation('profile');
  if (name !== browserSession) return name;
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknownDevice');
}

type DeviceKind = 'computer' | 'phone' | 'program';

const phoneSystems = new Set(['Android', 'iOS']);

function deviceKind({ name, system }: { name: string; system: string | null }): DeviceKind {
  if (name !== 'web') return 'program';
  return system && phoneSystems.has(system) ? 'phone' : 'computer';
}
