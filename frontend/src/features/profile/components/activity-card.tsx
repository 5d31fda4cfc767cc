import { useInfiniteQuery } from '@tanstack/react-query';
import { BrandTile, Button, classNames } from '@torpedo/ui-kit';
import {
  Download,
  KeyRound,
  LockKeyhole,
  LogIn,
  LogOut,
  type LucideIcon,
  MailCheck,
  ShieldCheck,
  TriangleAlert,
  UserMinus,
  UserPlus,
  UserRound,
  Users,
  Webhook,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Facts } from '../../../shared/layout/facts';
import { formatMoment } from '../../../shared/time/format-time';
import { type Activity, activityQuery } from '../api/sessions';
import { CardLoading, ProfileCard } from './profile-card';

export function ActivityCard() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const activity = useInfiniteQuery(activityQuery());
  const entries = activity.data?.pages.flatMap(({ activities }) => activities) ?? [];

  return (
    <ProfileCard title={t('activity.title')} text={t('activity.text')}>
      <CardLoading query={activity} rows={4} title={t('activity.failed')} />
      {activity.data && entries.length === 0 && (
        <p className="border-t border-border p-4 text-muted sm:px-6">{t('activity.empty')}</p>
      )}
      {entries.length > 0 && (
        <ul className="divide-y divide-border border-t border-border" aria-label={t('activity.title')}>
          {entries.map((entry) => (
            <ActivityRow key={entry.id} activity={entry} />
          ))}
        </ul>
      )}
      {activity.isFetchNextPageError && (
        <p role="alert" className="border-t border-border p-3 text-center text-sm text-muted">
          {errorText(activity.error)}
        </p>
      )}
      {activity.hasNextPage && (
        <div className="flex justify-center border-t border-border p-3">
          <Button
            variant="ghost"
            size="sm"
            loading={activity.isFetchingNextPage}
            onClick={() => void activity.fetchNextPage()}
          >
            {t('activity.more')}
          </Button>
        </div>
      )}
    </ProfileCard>
  );
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { t } = useTranslation('account');
  const { locale } = useLanguage();
  const { kind, subject, browser, system, ip_address, created_at } = activity;
  const title = t(`activity.kinds.${kind}`);
  const device = browser && system ? t('activity.device', { browser, system }) : (browser ?? system);
  const facts = [
    <time key="at" dateTime={created_at} className="tabular-nums">
      {formatMoment(created_at, locale)}
    </time>,
    subject,
    device,
    ip_address && t('activity.network', { address: ip_address }),
  ];

  return (
    <li className="flex items-start gap-3 px-4 py-3 sm:px-6">
      <BrandTile
        name={title}
        icon={<ActivityIcon kind={kind} />}
        className={classNames(isAlarming(activity) && 'bg-waiting-soft text-waiting')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-pretty">{title}</p>
        <p className="mt-0.5 text-sm text-muted">
          <Facts facts={facts.filter(Boolean)} />
        </p>
      </div>
    </li>
  );
}

const icons: Record<Activity['kind'], LucideIcon> = {
  registered: UserRound,
  email_verified: MailCheck,
  signed_in: LogIn,
  new_device: LogIn,
  sign_in_failed: TriangleAlert,
  sign_in_blocked: TriangleAlert,
  signed_out: LogOut,
  session_ended: LogOut,
  other_sessions_ended: LogOut,
  all_sessions_ended: LogOut,
  sessions_ended_by_staff: LogOut,
  profile_changed: UserRound,
  password_reset_requested: LockKeyhole,
  password_reset: LockKeyhole,
  password_changed: LockKeyhole,
  api_key_created: KeyRound,
  api_key_budget_set: KeyRound,
  api_key_revoked: KeyRound,
  staff_token_created: KeyRound,
  staff_token_revoked: KeyRound,
  webhook_created: Webhook,
  webhook_secret_replaced: Webhook,
  webhook_removed: Webhook,
  two_factor_enabled: ShieldCheck,
  two_factor_disabled: ShieldCheck,
  recovery_code_used: ShieldCheck,
  recovery_codes_renewed: ShieldCheck,
  identity_linked: ShieldCheck,
  data_exported: Download,
  deletion_refused: TriangleAlert,
  team_created: Users,
  team_closed: Users,
  member_invited: UserPlus,
  member_joined: UserPlus,
  member_changed: Users,
  member_removed: UserMinus,
};

function ActivityIcon({ kind }: { kind: Activity['kind'] }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}

const ALARMING: ReadonlySet<Activity['kind']> = new Set([
  'sign_in_failed',
  'sign_in_blocked',
  'deletion_refused',
] as const);

function isAlarming({ kind }: Activity): boolean {
  return ALARMING.has(kind);
}
