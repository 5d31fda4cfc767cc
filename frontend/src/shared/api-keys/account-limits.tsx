import type { Schemas } from '@torpedo/api-client';
import { ShareBar } from '../format/share-bar';
import { useTexts } from '../i18n/use-texts';
import { formatDuration } from '../time/duration';
import { formatMoment } from '../time/format-time';

/** Shows how many numbers the account's keys may have open, what raises that, and which cancels count. */
export function AccountLimits({ limits }: { limits: Schemas['AccountLimitsDto'] }) {
  const { t, locale } = useTexts('api-keys');
  const { next_level: next, cancels, blocked_until: blockedUntil } = limits;
  const { counted, limit, service, country } = cancels;
  const product = service && country ? `${service.name}, ${country.name}` : null;

  return (
    <dl className="grid gap-3 text-sm" aria-label={t('limits.title')}>
      <div>
        <dt className="font-semibold">{t('limits.open')}</dt>
        <dd className="text-pretty text-muted">
          {t('limits.keys', { keys: limits.max_open_numbers_of_keys, app: limits.max_open_numbers })}{' '}
          {limits.is_held_back
            ? t('limits.heldBack')
            : next &&
              t('limits.next', {
                open: next.max_open_numbers,
                days: limits.account_days,
                ofDays: next.account_days,
                numbers: limits.numbers_with_sms,
                ofNumbers: next.numbers_with_sms,
              })}
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{t('limits.cancels')}</dt>
        <dd className="text-pretty text-muted">
          {blockedUntil
            ? t('limits.paused', { time: formatMoment(blockedUntil, locale) })
            : t('limits.counted', {
                counted,
                limit,
                window: formatDuration(cancels.window_seconds, locale),
              })}
          {product && ` (${product})`}. {t('limits.counts')}
          <ShareBar
            percent={(100 * counted) / limit}
            isGood={counted < limit - 1}
            className="mt-1.5 block max-w-60"
          />
        </dd>
      </div>
    </dl>
  );
}
