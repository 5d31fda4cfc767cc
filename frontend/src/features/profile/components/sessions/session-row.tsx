import { Badge, BrandTile, Button, toast } from '@torpedo/ui-kit';
import { Monitor, Smartphone, Terminal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../shared/time/format-time';
import { formatRelativeTime } from '../../../../shared/time/relative-time';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { Session } from '../../api/sessions-query';
import { useEndSession } from '../../api/use-end-session';
import { deviceKind } from '../../rules/device-kind';
import { useDeviceName } from './use-device-name';

const icons = { computer: Monitor, phone: Smartphone, program: Terminal };

type SessionRowProps = {
  session: Session;
  /** When the list was read, in milliseconds since the epoch. */
  now: number;
};

export function SessionRow({ session, now }: SessionRowProps) {
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
    end.mutate(session.id, { onSuccess: () => toast.success({ title: t('sessions.ended', { device }) }) });
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
        <p className="mt-0.5 text-sm text-pretty text-muted">{facts.join(' · ')}</p>
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
