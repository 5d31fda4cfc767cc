import { classNames, Drawer, MenuItem, Sparkline, toast } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf } from '@torpedo/api-client';
import { currencySign } from '../../../shared/back-office/amounts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { useCodeNames } from '../../../shared/back-office/code-names';
import { Facts } from '../../../shared/back-office/detail/detail-parts';
import { RowMenu } from '../../../shared/back-office/list/record-row';
import { useReasonText } from '../../../shared/back-office/raw-reason';
import { shortTime } from '../../../shared/back-office/row-time';
import { useMay } from '../../../shared/back-office/staff-rights';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { figureFormat, secondsText } from '../../../shared/format/figure-format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { staffApi } from '../../../shared/back-office/staff-api';
import { changeCall, useStaffMutation } from '../../../shared/back-office/staff-query';
import { useNowSelector } from '../../../shared/time/use-now';
import type { Provider } from '../api/providers';
import { ProviderDialog } from './provider-dialog';
import { Share } from './product-cells';
import { ProviderState } from './provider-state';

const FEW_HOURS = 6;
/** From this many hours on, the time is shown in days. */
const MANY_HOURS = 72;
/** Above 90 days, an exact figure has no meaning. */
const MOST_HOURS = 90 * 24;

interface ProviderCardProps {
  provider: Provider;
  /** Set when the address of the page asks to pause the provider. */
  onPauseEnd?: () => void;
}

export function ProviderCard({ provider, onPauseEnd }: ProviderCardProps) {
  const { t } = useTranslation('admin-catalogue');
  const may = useMay();
  const reasonText = useReasonText();
  const [isPausing, setPausing] = useState(false);
  const isAsked = onPauseEnd !== undefined && !provider.is_paused;
  const [isEditing, setEditing] = useState(false);
  const [isDetailed, setDetailed] = useState(false);
  const { code, name } = provider;
  const params = { path: { code } };
  const resume = useStaffMutation([staffKeys.providers], {
    mutationFn: () => bodyOf(staffApi.POST('/api/v1/admin/providers/{code}/resume', { params, body: {} })),
  });
  const check = useStaffMutation([staffKeys.providers], {
    mutationFn: () => bodyOf(staffApi.POST('/api/v1/admin/providers/{code}/check', { params })),
    onSuccess(answer) {
      const facts = { name, ms: answer.latency_ms };
      if (answer.is_reachable && answer.offers === null)
        toast.error({ title: t('desk.answeredWithoutLists', facts) });
      else if (answer.is_reachable) {
        const offers = figureFormat().format(answer.offers ?? 0);
        toast.success({ title: t('desk.answered', { ...facts, offers }) });
      } else {
        const problem =
          answer.problem === 'NO_ANSWER' ? t('desk.noAnswer') : reasonText(answer.problem ?? '');
        toast.error({ title: t('desk.notAnswered', { name, problem }) });
      }
    },
  });
  return (
    <section
      aria-label={name}
      className="relative grid min-w-0 grid-cols-1 content-between px-3.5 md:gap-1 md:rounded-card md:border md:border-border md:bg-surface-card md:py-2"
    >
      <div className="flex items-center gap-1.5 text-sm">
        <h2 className="min-w-0 truncate font-semibold">{name}</h2>
        <span className="min-w-0 truncate text-xs text-muted max-md:hidden">
          {provider.max_open_numbers === null
            ? t('desk.open', { count: provider.open_numbers })
            : t('desk.openOf', { open: provider.open_numbers, most: provider.max_open_numbers })}
        </span>
        <span className="ml-auto shrink-0 font-semibold tabular-nums md:hidden">
          <Share value={deliveredShare(provider)} />
        </span>
        <span className="shrink-0 max-md:min-w-24 md:ml-auto">
          <ProviderState provider={provider} />
        </span>
        <RowMenu
          label={t('desk.actionsOf', { name })}
          className="-mr-2 size-11 md:absolute md:right-3 md:bottom-1.5 md:size-6"
        >
          <MenuItem onSelect={() => setDetailed(true)}>{t('desk.details')}</MenuItem>
          {may('providers.pause') && (
            <>
              <MenuItem onSelect={() => check.mutate()}>{t('desk.check')}</MenuItem>
              {may('providers.change') && (
                <MenuItem onSelect={() => setEditing(true)}>{t('provider.edit')}</MenuItem>
              )}
              {provider.is_paused ? (
                <MenuItem onSelect={() => resume.mutate()}>{t('desk.resume')}</MenuItem>
              ) : (
                <MenuItem tone="danger" onSelect={() => setPausing(true)}>
                  {t('desk.pause')}
                </MenuItem>
              )}
            </>
          )}
        </RowMenu>
      </div>
      <ProviderFigures provider={provider} />
      <div
        className={classNames(
          'flex items-center gap-2 max-md:-mt-1.5 max-md:pb-2 md:pr-6',
          isCalm(provider) && 'max-md:hidden',
        )}
      >
        <p className="min-w-0 flex-1 truncate text-xs text-muted">
          <span className="md:hidden">{t('desk.open', { count: provider.open_numbers })} · </span>
          {check.isPending ? t('desk.checking') : <ProviderLine provider={provider} isShort />}
        </p>
        <CodesByHour hours={provider.health.codes_by_hour} />
      </div>
      {isDetailed && <ProviderDetails provider={provider} onClose={() => setDetailed(false)} />}
      {isEditing && <ProviderDialog provider={provider} onClose={() => setEditing(false)} />}
      {(isPausing || isAsked) && (
        <ReasonDialog
          action="provider.pause"
          onClose={() => {
            setPausing(false);
            onPauseEnd?.();
          }}
          title={t('desk.pauseTitle', { name })}
          text={t('desk.pauseText', { count: provider.open_numbers })}
          submitLabel={t('desk.pauseSubmit')}
          tone="danger"
          reasons={[t('desk.reasons.slow'), t('desk.reasons.delivery'), t('desk.reasons.balance')]}
          call={changeCall('post', '/api/v1/admin/providers/{code}/pause', { code })}
          rereads={[staffKeys.providers]}
        />
      )}
    </section>
  );
}

const deliveredShare = ({ health: { settled, delivered } }: Provider) =>
  settled === 0 ? null : delivered / settled;

function ProviderFigures({ provider }: { provider: Provider }) {
  const { t } = useTranslation('admin-catalogue');
  const { health, balance, balance_lasts_hours: hours, currency } = provider;
  const { p95_latency_ms: latency } = health;
  const money = figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const seconds = figureFormat({ maximumFractionDigits: 1 });
  const figures = [
    {
      id: 'p95',
      label: t('desk.p95'),
      value: latency === null ? '—' : secondsText(latency),
    },
    {
      id: 'delivery',
      label: t('columns.delivery'),
      value: <Share value={deliveredShare(provider)} />,
    },
    {
      id: 'balance',
      label: t('desk.balance', { currency: currencySign(currency) }),
      value: balance === null ? '—' : money.format(balance),
    },
    {
      id: 'lasts',
      label: t('desk.lasts'),
      value:
        hours === null ? (
          '—'
        ) : (
          <span className={classNames(hours < FEW_HOURS && 'text-danger')}>
            {hours < MANY_HOURS
              ? t('desk.hours', { hours: seconds.format(hours) })
              : hours > MOST_HOURS
                ? t('desk.long')
                : t('desk.days', { days: figureFormat().format(Math.round(hours / 24)) })}
          </span>
        ),
    },
  ];
  return (
    <dl className="grid grid-cols-[2fr_2fr_3fr_2fr] gap-x-2 max-md:hidden">
      {figures.map(({ id, label, value }) => (
        <div key={id} className="min-w-0">
          <dt className="truncate text-xs text-muted">{label}</dt>
          <dd className="text-sm whitespace-nowrap font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The codes that the provider delivered in each hour of a day. Nothing is drawn without codes. */
function CodesByHour({ hours }: { hours: readonly number[] }) {
  const { t } = useTranslation('admin-catalogue');
  const total = hours.reduce((sum, codes) => sum + codes, 0);
  if (total === 0) return null;
  const label = t('desk.codesByHour', { count: total, number: figureFormat().format(total) });
  return (
    <span title={label} className="shrink-0">
      <Sparkline label={label} values={hours} className="h-4 w-14 text-muted" />
    </span>
  );
}

/** Whether nothing is wrong with the provider, so that a phone shows only its first line. */
const isCalm = ({ is_paused, circuit, health }: Provider) =>
  !is_paused && circuit === null && health.bans.length === 0;

/** The most important fact about the provider. */
function ProviderLine({ provider, isShort = false }: { provider: Provider; isShort?: boolean }) {
  if (provider.is_paused) return <>{provider.pause_reason}</>;
  if (provider.circuit) return <Circuit circuit={provider.circuit} isShort={isShort} />;
  return <LastFailure health={provider.health} />;
}

/** The details that the card has no room for: how it is polled, and how each product delivers. */
function ProviderDetails({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const { t } = useTranslation('admin-catalogue');
  const names = useCodeNames();
  const { polling, connection, health } = provider;
  const facts = [
    { label: t('desk.errors'), value: <Share value={health.error_rate} /> },
    polling && {
      label: t('desk.asked'),
      value: t(polling.mode === 'list' ? 'desk.polledByList' : 'desk.polledOneByOne', {
        seconds: polling.interval_seconds,
      }),
    },
    connection && { label: t('desk.key'), value: t('provider.key_end', { end: connection.key_ends_in }) },
    provider.is_simulated && { label: t('desk.kind'), value: t('desk.simulated') },
    ...health.products.map(({ service_code, country_iso, numbers, delivered }) => ({
      label: `${names.service(service_code)} ${country_iso}`,
      value: (
        <>
          <Share value={delivered / numbers} /> {t('desk.delivered', { delivered, numbers })}
        </>
      ),
    })),
  ];
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={provider.name}
      description={t('desk.deliveryOfProducts')}
      closeLabel={t('close')}
    >
      <p className="mb-2 text-sm">
        <ProviderLine provider={provider} />
      </p>
      <Facts facts={facts.filter((fact) => fact !== null && fact !== false)} />
    </Drawer>
  );
}

interface CircuitProps {
  circuit: NonNullable<Provider['circuit']>;
  /** Leaves out the reason. */
  isShort: boolean;
}

function Circuit({ circuit, isShort }: CircuitProps) {
  const { t } = useTranslation('admin-catalogue');
  const { locale } = useLanguage();
  const since = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(circuit.since));
  const reason = useReasonText()(circuit.reason);
  const isOpen = circuit.state === 'open';
  if (isShort) return <>{t(isOpen ? 'desk.leftAloneShort' : 'desk.onTrialShort', { since })}</>;
  return <>{t(isOpen ? 'desk.leftAloneText' : 'desk.onTrialText', { since, reason })}</>;
}

function LastFailure({ health }: { health: Provider['health'] }) {
  const { t } = useTranslation('admin-catalogue');
  const { locale } = useLanguage();
  const reasonText = useReasonText();
  const { last_failure_at: at, last_failure_reason: reason } = health;
  const time = useNowSelector((now) => (at === null ? '' : shortTime(at, now, locale)));
  if (at === null) return <>{t('desk.noFailure')}</>;
  return <>{t('desk.lastFailure', { time, reason: reason === null ? '—' : reasonText(reason) })}</>;
}
