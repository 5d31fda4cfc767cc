import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { classNames, Skeleton } from '@torpedo/ui-kit';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { invalidate } from '../../../shared/query-keys';
import { formatMoment } from '../../../shared/time/format-time';
import { acknowledgeAlarm, type Alarm, openAlarmsQuery } from '../api/alarms';

/** What is wrong now, with the screen that acts on each. */
export function AlarmsCard() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data: alarms, error } = useQuery(openAlarmsQuery());
  return (
    <DetailCard title={t('alarms.title')} count={alarms && alarms.length > 0 ? alarms.length : undefined}>
      {error && !alarms && <p className="px-3.5 py-3 text-sm text-muted">{errorText(error)}</p>}
      {!alarms && !error && <Skeleton className="m-3.5 h-16" />}
      {alarms?.length === 0 && (
        <p className="flex items-center gap-2 px-3.5 py-3 text-sm text-muted [&_svg]:size-4 [&_svg]:text-success">
          <CircleCheck aria-hidden />
          {t('alarms.none')}
        </p>
      )}
      {alarms && alarms.length > 0 && (
        <ul className="divide-y divide-border">
          {alarms.map((alarm) => (
            <AlarmRow key={alarm.id} alarm={alarm} />
          ))}
        </ul>
      )}
    </DetailCard>
  );
}

function AlarmRow({ alarm }: { alarm: Alarm }) {
  const { t } = useTranslation('admin');
  const { locale } = useLanguage();
  const texts = useFactTexts();
  const { routesByPath } = useRouter();
  const { code, severity, screen, opened_at, acknowledged_at } = alarm;
  const Icon = severity === 'act' ? CircleAlert : TriangleAlert;
  const facts = texts(alarm);
  return (
    <li className="flex items-start gap-2.5 px-3.5 py-2.5 text-sm">
      <Icon
        aria-hidden
        className={classNames('mt-0.5 size-4 shrink-0', severity === 'act' ? 'text-danger' : 'text-warning')}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{t(`alarms.codes.${code}`, facts)}</p>
        <p className="text-xs text-muted">
          {t(`alarms.facts.${code}`, facts)}
          {' · '}
          {formatMoment(opened_at, locale)}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        {screen in routesByPath && (
          <a href={screen} className="touch-target text-xs font-semibold text-link hover:underline">
            {t(`alarms.actions.${code}`)}
          </a>
        )}
        {acknowledged_at ? (
          <span className="text-xs text-muted">{t('alarms.seen')}</span>
        ) : (
          <AcknowledgeButton id={alarm.id} />
        )}
      </div>
    </li>
  );
}

function AcknowledgeButton({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const may = useMay();
  const queryClient = useQueryClient();
  const acknowledge = useMutation({
    mutationFn: () => acknowledgeAlarm(id),
    onSettled: () => invalidate(queryClient, staffKeys.alarms),
  });
  if (!may('alarms.acknowledge')) return null;
  return (
    <SmallButton variant="outline" loading={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
      {t('alarms.acknowledge')}
    </SmallButton>
  );
}

/** What an alarm tells, as its sentences take it. */
function useFactTexts() {
  const { locale } = useLanguage();
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return ({ subject, facts }: Alarm) => {
    const number = (name: string) => Number(facts[name] ?? 0);
    const moment = (name: string) => (facts[name] ? formatMoment(String(facts[name]), locale) : '');
    const count = ['topups', 'attempts', 'numbers', 'payouts', 'mails', 'notifications'].find(
      (name) => name in facts,
    );
    return {
      subject,
      number: figure.format(count ? number(count) : 0),
      hours: figure.format(number('hours_left')),
      money: formatMoney(number('cents') || number('held_cents'), 'BRL'),
      rate: share.format(number('delivery_rate')),
      usual: share.format(number('usual_rate')),
      since: moment('since'),
      until: moment('until'),
    };
  };
}
