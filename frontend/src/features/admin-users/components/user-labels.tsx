import { Ban, CircleCheck, CircleX, Flag, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateChip, StateWord } from '../../../shared/back-office/state-word';
import {
  formatClock,
  formatDay,
  formatMoment,
  formatTimeLeft,
  isSameDay,
} from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { AdminUser } from '../api/users';

export function ActiveState({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  return user.is_active ? (
    <StateWord tone="received" icon={<CircleCheck aria-hidden />}>
      {t('state.active')}
    </StateWord>
  ) : (
    <StateWord icon={<CircleX aria-hidden />}>{t('state.inactive')}</StateWord>
  );
}

const HOUR_MS = 3_600_000;

/** Whether the customer can sign in and buy. Only an unusual state is shown as a chip. */
export function UserState({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const until = user.purchases_blocked_until;
  const left = useNowSelector((now) => {
    if (until === null) return '';
    const ms = Date.parse(until) - now;
    if (ms < HOUR_MS) return formatTimeLeft(ms);
    return (isSameDay(until, now) ? formatClock : formatDay)(until, locale);
  });
  if (user.is_active && until) {
    return (
      <StateChip tone="failed" icon={<Ban aria-hidden />} title={formatMoment(until, locale)}>
        {t('state.blocked', { until: left })}
      </StateChip>
    );
  }
  if (user.is_active && user.flag) {
    return (
      <StateChip tone="waiting" icon={<Flag aria-hidden />}>
        {t(`state.flags.${user.flag.reason}`)}
      </StateChip>
    );
  }
  return <ActiveState user={user} />;
}

export function Verification({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  return user.is_email_verified ? (
    <StateWord tone="received" icon={<CircleCheck aria-hidden />}>
      {t('verified.yes')}
    </StateWord>
  ) : (
    <StateWord tone="waiting" icon={<Mail aria-hidden />}>
      {t('verified.no')}
    </StateWord>
  );
}

/** The name of the customer, or else the e-mail address. */
export const nameOf = (user: AdminUser): string => user.profile.full_name ?? user.email;

/** An e-mail address that loses letters before its @ first where there is no room: the provider stays readable. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span title={email} className="flex min-w-0">
      <span className="min-w-[3ch] shrink-[99999] truncate">{email.slice(0, at)}</span>
      <span className="min-w-0 truncate">{email.slice(at)}</span>
    </span>
  );
}

export function UserName({ user: { profile, email } }: { user: AdminUser }) {
  return profile.full_name ?? <EmailText email={email} />;
}
