import type { Schemas } from '@torpedo/api-client';
import { Card, classNames, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { type Texts, useTexts } from '../i18n/use-texts';
import { formatShopTime } from '../time/shop-time';
import type { PageStatus as Status } from './status-read';
import { Disturbances, type DraftedUpdate, FollowLink, PastIncidents } from './disturbances';
import { MeasuredProducts } from './measured-products';
import { Sales } from './sales';
import { counted, useWaitText } from './wait-text';

type Measured = Schemas['MeasuredDeliveryDto'];
type T = Texts<'status'>['t'];

const STALE_MS = 5 * 60_000;

interface StatusPageProps {
  /** Undefined before the first answer. */
  status: Status | undefined;
  now: number | null;
  draft?: DraftedUpdate | undefined;
}

/**
 * The measured status of our own numbers. The layout follows the width of its container, because staff see the page
 * beside what they write.
 */
export function StatusPage({ status, now, draft }: StatusPageProps) {
  const { t } = useTexts('status');
  return (
    <div aria-busy={!status} className="@container [--button-sm:var(--touch-target)]">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        {status ? <Verdict status={status} now={now} /> : <Skeleton className="h-19 w-full" />}
        <FollowLink className="@max-md:hidden" />
      </div>
      <div className="mt-5 grid items-start gap-4 @4xl:mt-7 @4xl:gap-5 @6xl:grid-cols-[minmax(0,1fr)_--spacing(97)]">
        {/* On a narrow screen the disturbances stand above the list of all products. */}
        <div className="grid min-w-0 gap-4 @max-6xl:contents">
          <Periods status={status} />
          <div className="min-w-0 @max-6xl:order-2">
            <MeasuredProducts status={status} />
          </div>
        </div>
        <aside className="grid min-w-0 gap-4 @max-6xl:contents">
          <div className="grid min-w-0 gap-4 empty:hidden @max-6xl:order-1">
            {status && <Disturbances status={status} draft={draft} />}
          </div>
          {status && (
            <div className="grid min-w-0 gap-4 @max-6xl:order-3">
              <Sales status={status} />
              {status.by_hour.length > 0 && <LastDay status={status} />}
              <PastIncidents past={status.past_incidents} />
              <p className="px-1 text-sm text-pretty text-muted">
                {t('formula', { sample: status.least_sample, percent: status.unstable_below_percent })}
              </p>
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}

const LOOKS = {
  good: { icon: CircleCheck, className: 'bg-received-soft text-received' },
  partly: { icon: TriangleAlert, className: 'bg-waiting-soft text-waiting' },
  bad: { icon: TriangleAlert, className: 'bg-danger-soft text-danger' },
  incident: { icon: TriangleAlert, className: 'bg-waiting-soft text-waiting' },
  unmeasured: { icon: CircleHelp, className: 'bg-surface-sunken text-muted' },
} as const;

function verdictText({ verdict, unstable }: Status, t: T): string {
  const [first, ...others] = unstable;
  if (verdict !== 'partly' || !first) return t(`verdict.${verdict === 'partly' ? 'good' : verdict}`);
  const names = { service: first.service_name, country: first.country_name };
  return others.length === 0
    ? t('verdict.partly', names)
    : t('verdict.partlyMore', { ...names, others: others.length });
}

function Verdict({ status, now }: { status: Status; now: number | null }) {
  const { t, locale } = useTexts('status');
  const { icon: Icon, className } = LOOKS[status.verdict];
  const { measured_at } = status;
  const isStale = now !== null && measured_at !== null && now - Date.parse(measured_at) > STALE_MS;
  return (
    <div className="flex min-w-0 flex-1 basis-80 gap-3">
      <span
        className={classNames('flex size-12 shrink-0 items-center justify-center rounded-chip', className)}
      >
        <Icon aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0">
        <SectionHeading level={1} size="page" className="text-2xl @md:text-3xl @4xl:text-page">
          {verdictText(status, t)}
        </SectionHeading>
        <p className={classNames('mt-1.5 text-sm', isStale ? 'font-semibold text-waiting' : 'text-muted')}>
          {measured_at === null
            ? t('measured.never')
            : t(isStale ? 'measured.stale' : 'measured.at', { time: formatShopTime(measured_at, locale) })}
        </p>
      </div>
    </div>
  );
}

function Periods({ status }: { status: Status | undefined }) {
  const { t } = useTexts('status');
  const waitText = useWaitText();
  const hour = status?.hour;
  const day = status?.day;
  const unmeasured = (measured: Measured | undefined) => measured && t('tooFew', counted(measured.numbers));
  const sampled = (measured: Measured | undefined) => measured && t('ofShort', counted(measured.numbers));
  const share = (measured: Measured | undefined) => ({
    value: measured?.delivery_percent == null ? undefined : `${measured.delivery_percent}%`,
    isUnstable: measured?.is_unstable ?? false,
    hint: measured?.delivery_percent == null ? unmeasured(measured) : t('of', counted(measured.numbers)),
  });
  const waited = hour?.median_seconds ?? null;
  const p90 = { wait: waitText(hour?.p90_seconds ?? 0) };
  const figures = [
    {
      label: t('figures.hour'),
      short: { label: t('figures.hourShort'), hint: sampled(hour) },
      ...share(hour),
    },
    {
      label: t('figures.wait'),
      short: { label: t('figures.waitShort'), hint: waited === null ? sampled(hour) : t('p90', p90) },
      value: waited === null ? undefined : waitText(waited),
      isUnstable: null,
      hint: waited === null ? unmeasured(hour) : t('figures.waitHint', p90),
    },
    { label: t('figures.day'), short: { label: t('figures.dayShort'), hint: sampled(day) }, ...share(day) },
  ];
  return (
    <dl className="grid grid-cols-3 gap-2 @md:gap-3">
      {figures.map(({ label, short, value, isUnstable, hint }) => (
        <Card key={label} asChild className="flex flex-col default:px-3 @md:default:px-4">
          <div>
            <dt className="order-2 text-xs font-semibold @md:text-sm">
              <span className="@md:hidden">{short.label}</span>
              <span className="@max-md:hidden">{label}</span>
            </dt>
            <dd className="order-1 font-display text-2xl font-bold tracking-heading tabular-nums @4xl:text-3xl">
              {status ? (
                <span className={toneOf(isUnstable, value !== undefined)}>{value ?? '–'}</span>
              ) : (
                <Skeleton className="h-8 w-16" />
              )}
            </dd>
            <dd className="order-3 text-xs text-muted @md:text-sm">
              <span className="@md:hidden">{short.hint}</span>
              <span className="@max-md:hidden">{hint}</span>
            </dd>
          </div>
        </Card>
      ))}
    </dl>
  );
}

function toneOf(isUnstable: boolean | null, isMeasured: boolean): string | undefined {
  if (isUnstable === null || !isMeasured) return undefined;
  return isUnstable ? 'text-waiting' : 'text-received';
}

function LastDay({ status: { by_hour, measured_at } }: { status: Status }) {
  const { t, locale } = useTexts('status');
  return (
    <Card>
      <SectionHeading size="card">{t('lastDay.title')}</SectionHeading>
      <ul className="mt-3 grid gap-3.5">
        {by_hour.map(({ service_code, service_name, country_iso, country_name, day, hours }) => (
          <li key={`${service_code} ${country_iso}`}>
            <p className="flex justify-between gap-3 text-sm font-semibold">
              <span className="min-w-0 truncate">{`${service_name}, ${country_name}`}</span>
              <span className={classNames('tabular-nums', toneOf(day.is_unstable, true))}>
                {day.delivery_percent}%
              </span>
            </p>
            <p className="sr-only">{t('lastDay.summary', summaryOf(hours))}</p>
            <div aria-hidden className="mt-1.5 flex h-6 items-end gap-0.5">
              {hours.map(({ delivery_percent, is_unstable }, hour) => (
                <span
                  key={hour}
                  className={classNames('flex-1 rounded-xs', barOf(delivery_percent, is_unstable))}
                  style={{ height: `${Math.max(delivery_percent ?? 100, 12)}%` }}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p aria-hidden className="mt-2.5 flex justify-between text-xs text-muted">
        <span>{measured_at && t('lastDay.begin', { time: formatShopTime(measured_at, locale) })}</span>
        <span>{t('lastDay.now')}</span>
      </p>
    </Card>
  );
}

function barOf(percent: number | null, isUnstable: boolean): string {
  if (percent === null) return 'border border-border-strong';
  return isUnstable ? 'bg-waiting' : 'bg-received/75';
}

function summaryOf(hours: Status['by_hour'][number]['hours']) {
  const measured = hours.filter(({ delivery_percent }) => delivery_percent !== null);
  const unstable = measured.filter(({ is_unstable }) => is_unstable).length;
  return { measured: measured.length, unstable, unmeasured: hours.length - measured.length };
}
