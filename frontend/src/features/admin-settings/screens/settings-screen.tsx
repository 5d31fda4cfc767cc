import { useQuery } from '@tanstack/react-query';
import { Badge, type ButtonProps, classNames, Skeleton } from '@torpedo/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lock, Pencil, Undo2 } from 'lucide-react';
import type { Schemas } from '@torpedo/api-client';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { ListFailure } from '../../../shared/back-office/list/list-states';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type Setting, settingsQuery } from '../api/settings';
import { ChangeSetting, ResetSetting } from '../components/change-setting';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { StateWord } from '../../../shared/back-office/state-word';
import { useMay } from '../../../shared/back-office/staff-rights';
import { formatMoment } from '../../../shared/time/format-time';
import { useValueText } from '../../../shared/back-office/setting-texts';
import { CardFailure } from '../../../shared/back-office/unread';
import { formatFigure } from '../../../shared/format/figure';
import { figureFormat } from '../../../shared/format/figure-format';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';

const REREAD_MS = 30_000;

function RatesCard() {
  const { t } = useTranslation('admin-settings');
  const { locale } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    ...staffQuery(staffKeys.rates, '/api/v1/admin/rates'),
    refetchInterval: REREAD_MS,
  });
  const title = t('rates.title');
  if (error && !data) {
    return <CardFailure title={title} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const feed = data?.feed;
  return (
    <DetailCard title={title}>
      {!data && <Skeleton className="m-3.5 h-10" />}
      <ul>
        {data?.items.map((rate) => (
          <RateRow key={rate.currency} rate={rate} />
        ))}
      </ul>
      {feed && (
        <p className="border-t border-border px-3.5 py-3 text-xs text-muted">
          {feed.read_at
            ? t('rates.read', { time: formatMoment(feed.read_at, locale) })
            : t('rates.neverRead')}
          {feed.error && <> · {t('rates.failed', { error: feed.error })}</>}
        </p>
      )}
    </DetailCard>
  );
}

function RateRow({ rate }: { rate: Schemas['StaffRateDto'] }) {
  const { t } = useTranslation('admin-settings');
  const { locale } = useLanguage();
  const figure = (value: number) =>
    figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(value);
  const isFromFeed = rate.source === 'ptax';
  const facts = [
    t(`rates.sources.${rate.source}`),
    ...(isFromFeed
      ? [
          t('rates.quoted', { rate: figure(rate.quoted_rate), percent: figure(rate.spread_percent) }),
          rate.quoted_at &&
            t('rates.age', {
              time: formatMoment(rate.quoted_at, locale),
              hours: formatFigure(rate.age_hours ?? 0),
            }),
          t('rates.limit', { hours: formatFigure(rate.max_age_hours) }),
        ]
      : []),
  ].filter((fact) => fact !== null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border px-3.5 py-3 text-sm">
      <span className="font-semibold">{rate.currency}</span>
      <span className="min-w-0 flex-1 basis-40 text-xs text-pretty text-muted md:basis-60">
        {facts.join(' · ')}
      </span>
      {!rate.is_fresh && (
        <Badge size="sm" tone="failed" title={t('rates.staleText')}>
          {t('rates.stale')}
        </Badge>
      )}
      <b className="font-semibold tabular-nums">{t('rates.perUnit', { rate: figure(rate.rate) })}</b>
    </li>
  );
}

interface SettingRowProps {
  setting: Setting;
  /** Whether the address names this setting. */
  isWanted: boolean;
  onChange: () => void;
  onReset: () => void;
}

function SettingRow({ setting, isWanted, onChange, onReset }: SettingRowProps) {
  const { t } = useTranslation('admin-settings');
  const { locale } = useLanguage();
  const textOf = useValueText();
  const may = useMay();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const { parts, is_set, is_pinned, updated_at, updated_by } = setting;
  const since = updated_at && {
    time: formatMoment(updated_at, locale),
    who: updated_by?.email ?? t('unknownAuthor'),
  };
  return (
    <li
      ref={row}
      tabIndex={isWanted ? -1 : undefined}
      className={classNames(
        'flex items-start gap-1 border-t border-border py-1 pr-1 pl-3.5 text-sm md:gap-4 md:py-1.5 md:pr-3.5',
        isWanted && 'bg-surface-sunken',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-0.5 py-3 md:py-1.5">
        <dl className="grid gap-1.5">
          {parts.map((part) => (
            <div key={part.path} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
              <dt className="min-w-0 flex-1 basis-36 text-pretty md:basis-60">{part.text}</dt>
              <dd className="ml-auto text-right tabular-nums">
                {is_set && part.value !== part.default && (
                  <span className="mr-2 text-xs text-muted">
                    {t('default', { value: textOf(part, part.default) })}
                  </span>
                )}
                <b className="font-semibold">{textOf(part, part.value)}</b>
              </dd>
            </div>
          ))}
        </dl>
        {is_pinned && (
          <p className="pt-1 text-xs text-muted md:hidden">
            <StateWord icon={<Lock aria-hidden />}>{t('pinned')}</StateWord>
          </p>
        )}
        {since && <p className="text-xs text-muted">{t('since', since)}</p>}
      </div>
      <div className="flex min-w-11 shrink-0 items-center justify-end md:w-52 md:gap-2">
        {is_pinned && (
          <span title={t('pinnedText')} className="py-1.5 text-xs max-md:hidden">
            <StateWord icon={<Lock aria-hidden />}>{t('pinned')}</StateWord>
          </span>
        )}
        {!is_pinned && may('settings.change') && (
          <>
            {is_set && (
              <RowAct
                icon={<Undo2 aria-hidden />}
                variant="ghost"
                label={t('resetLabel', { name: setting.key })}
                text={t('reset')}
                onClick={onReset}
              />
            )}
            <RowAct
              icon={<Pencil aria-hidden />}
              variant="outline"
              label={t('changeLabel', { name: setting.key })}
              text={t('change')}
              onClick={onChange}
            />
          </>
        )}
      </div>
    </li>
  );
}

interface RowActProps extends Pick<ButtonProps, 'variant' | 'onClick'> {
  icon: ReactNode;
  label: string;
  text: string;
}

/** A word; on a phone, which has no room for it beside the value, an icon. */
function RowAct({ icon, label, text, ...button }: RowActProps) {
  return (
    <SmallButton
      {...button}
      aria-label={label}
      className="max-md:w-11 max-md:border-transparent max-md:px-0 max-md:text-muted"
    >
      <span className="contents md:hidden">{icon}</span>
      <span className="max-md:hidden">{text}</span>
    </SmallButton>
  );
}

const SKELETON_ROWS = 10;

interface SettingsScreenProps {
  /** The key of the setting that the address names. */
  wanted: string | undefined;
}

export function SettingsScreen({ wanted }: SettingsScreenProps) {
  const { t } = useTranslation('admin-settings');
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(settingsQuery(language));
  const [asked, setAsked] = useState<{ setting: Setting; reset: boolean } | null>(null);
  const groups = [...new Set(data?.items.map(({ group }) => group))];
  const Dialog = asked?.reset ? ResetSetting : ChangeSetting;

  return (
    <StaffPage title={t('title')} count={data?.total}>
      <div className="grid max-w-page gap-3" aria-busy={isFetching}>
        <p className="text-sm text-pretty text-muted">{t('lead')}</p>
        {error && !data && (
          <ListFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <div className="grid gap-3 rounded-card border border-border bg-surface-card p-4">
            {Array.from({ length: SKELETON_ROWS }, (_, place) => (
              <Skeleton key={place} className="h-5" />
            ))}
          </div>
        )}
        <RatesCard />
        {groups.map((group) => (
          <DetailCard key={group} title={t(`groups.${group}`)}>
            <ul>
              {data?.items
                .filter((setting) => setting.group === group)
                .map((setting) => (
                  <SettingRow
                    key={setting.key}
                    setting={setting}
                    isWanted={setting.key === wanted}
                    onChange={() => setAsked({ setting, reset: false })}
                    onReset={() => setAsked({ setting, reset: true })}
                  />
                ))}
            </ul>
          </DetailCard>
        ))}
      </div>
      {asked && <Dialog setting={asked.setting} onClose={() => setAsked(null)} />}
    </StaffPage>
  );
}
