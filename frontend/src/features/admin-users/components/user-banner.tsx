import { bodyOf } from '@torpedo/api-client';
import { Banner, TextField, toast } from '@torpedo/ui-kit';
import { LockOpen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffApi } from '../../../shared/back-office/staff-api';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock, formatMoment, formatWait } from '../../../shared/time/format-time';
import { useNow } from '../../../shared/time/use-now';
import { type AdminUser, useUserCall } from '../api/users';

interface UserBannerProps {
  user: AdminUser;
  onClearFlag: () => void;
  /** Opens the dialog for the reason, when the banner has no room for it. */
  onRelease: () => void;
}

/** On a phone, the banner is only as high as its button, because the timeline is more important. */
const LOW = 'max-md:items-center max-md:px-3 max-md:py-1.5 md:[&>svg]:self-center';

export function UserBanner({ user, onClearFlag, onRelease }: UserBannerProps) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  return (
    <div className="grid gap-2 empty:hidden">
      {user.flag && (
        <Banner tone="warning" size="sm" className={LOW}>
          <div className="flex items-center gap-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {t(`page.flags.${user.flag.reason}`, { since: formatMoment(user.flag.since, locale) })}
              </p>
              <p className="max-md:hidden">{t('page.flaggedText')}</p>
            </div>
            <SmallButton variant="outline" onClick={onClearFlag}>
              {t('actions.clearFlag')}
            </SmallButton>
          </div>
        </Banner>
      )}
      <StateBanner user={user} onRelease={onRelease} />
    </div>
  );
}

type StateBannerProps = Pick<UserBannerProps, 'user' | 'onRelease'>;

function StateBanner({ user, onRelease }: StateBannerProps) {
  const { t } = useTranslation('admin-users');
  if (!user.is_active) {
    return (
      <Banner tone="danger" size="sm" title={t('page.inactive')}>
        {t('page.inactiveText')}
      </Banner>
    );
  }
  if (!user.purchases_blocked_until) return null;
  return <BlockedBanner user={user} until={user.purchases_blocked_until} onRelease={onRelease} />;
}

function BlockedBanner({ user, until, onRelease }: StateBannerProps & { until: string }) {
  const { t } = useTranslation('admin-users');
  const { locale } = useLanguage();
  const userCall = useUserCall();
  const [reason, setReason] = useState('');
  const left = Date.parse(until) - useNow();
  const release = useStaffMutation([staffKeys.users], {
    mutationFn: () =>
      userCall(
        'block',
        bodyOf(
          staffApi.POST('/api/v1/admin/users/{id}/unblock', {
            params: { path: { id: user.id } },
            body: { reason: reason.trim() || undefined },
          }),
        ),
      ),
    onSuccess: () => toast.success({ title: t('done.released') }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    release.mutate();
  }

  if (left <= 0) return null;
  return (
    <Banner tone="danger" size="sm" role="status" aria-live="off" className={LOW}>
      <div className="flex items-center gap-x-3 gap-y-2 md:flex-wrap">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 md:items-center md:gap-x-3">
          <b className="font-semibold whitespace-nowrap max-md:text-sm">{t('page.blocked')}</b>
          <span className="font-bold text-text tabular-nums max-md:text-sm md:font-display md:text-lg">
            {formatWait(left)}
          </span>
          <span className="w-full text-xs text-muted md:hidden">
            {t('page.blockedUntil', { until: formatClock(until, locale) })}
          </span>
        </p>
        <span className="min-w-0 flex-1 basis-60 text-sm text-text max-md:hidden">
          {t('page.blockedText', { until: formatClock(until, locale) })}
        </span>
        <SmallButton variant="outline" className="ml-auto shrink-0 md:hidden" onClick={onRelease}>
          {t('page.release')}
        </SmallButton>
        <form noValidate className="flex flex-wrap items-center gap-2 max-md:hidden" onSubmit={submit}>
          <TextField
            size="xs"
            hideLabel
            label={t('page.releaseReason')}
            placeholder={t('page.releaseReason')}
            autoComplete="off"
            className="w-56"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <SmallButton
            type="submit"
            variant="outline"
            icon={<LockOpen aria-hidden />}
            loading={release.isPending}
          >
            {t('page.releaseNow')}
          </SmallButton>
        </form>
      </div>
    </Banner>
  );
}
