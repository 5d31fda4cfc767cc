import { Badge } from '@torpedo/ui-kit';
import { Ban, CircleCheck, CircleX, Flag, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateWord } from '../../../shared/back-office/state-word';
import { formatClock, formatMoment, isSameDay } from '../../../shared/time/format-time';
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

/** Signs in and buys, and there is nothing to look at twice. */
export const isNormal = ({ is_active, purchases_blocked_until, flag }: AdminUser): boolean =>
  is_active && purchases_blocked_until === null && flag === null;

/** Whether the customer can sign in and buy: only what is not normal is shown on a chip. */
export function UserState({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const until = user.purchases_blocked_until;
  const isToday = useNowSelector((now) => until !== null && isSameDay(until, now));
  if (user.is_active && until) {
    return (
      <Badge tone="failed" size="sm">
        <Ban aria-hidden />
        {t('state.blocked', { until: (isToday ? formatClock : formatMoment)(until, locale) })}
      </Badge>
    );
  }
  if (user.is_active && user.flag) {
    return (
      <Badge tone="waiting" size="sm">
        <Flag aria-hidden />
        {t(`state.flags.${user.flag.reason}`)}
      </Badge>
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

/** The customer's name, else the e-mail address. */
export const nameOf = (user: AdminUser): string => user.profile.full_name ?? user.email;
