import { BrandTile, classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { formatMoment } from '../../../../shared/time/format-time';
import type { Activity } from '../../api/activity-query';
import { isAlarming } from '../../rules/activity-tone';
import { ActivityIcon } from './activity-icon';

/** One thing that happened, with where it came from. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { t } = useTranslation('account');
  const { locale } = useLanguage();
  const { kind, subject, browser, system, ip_address, created_at } = activity;
  const title = t(`activity.kinds.${kind}`);
  const device = browser && system ? t('activity.device', { browser, system }) : (browser ?? system);
  const facts = [subject, device, ip_address && t('activity.network', { address: ip_address })];

  return (
    <li className="flex items-start gap-3 px-4 py-3 sm:px-6">
      <BrandTile
        name={title}
        icon={<ActivityIcon kind={kind} />}
        className={classNames(isAlarming(activity) && 'bg-waiting-soft text-waiting')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-pretty">{title}</p>
        <p className="mt-0.5 text-sm text-pretty wrap-anywhere text-muted">
          <time dateTime={created_at} className="tabular-nums">
            {formatMoment(created_at, locale)}
          </time>
          {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
        </p>
      </div>
    </li>
  );
}
