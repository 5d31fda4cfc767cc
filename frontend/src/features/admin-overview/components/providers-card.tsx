import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { CircleAlert, CircleCheck, CirclePause, RotateCw, Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { currencySign, exactShare } from '../../../shared/back-office/amounts';
import { CardUnread } from '../../../shared/back-office/unread';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { figureFormat, secondsText } from '../../../shared/format/figure-format';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';

type Provider = Schemas['ProviderDto'];

const READ_AGAIN_MS = 15_000;

/** From these values on, staff should check the provider. */
const MANY_ERRORS = 0.2;
const FEW_HOURS = 6;

/** From this many hours on, the time is shown in days. */
const MANY_HOURS = 48;
const DAY_HOURS = 24;
/** Above 90 days, an exact figure has no meaning. */
const MOST_HOURS = 90 * DAY_HOURS;

export function ProvidersCard() {
  const { t } = useTranslation('admin');
  const query = useQuery({
    ...staffQuery(staffKeys.providers, '/api/v1/admin/providers'),
    refetchInterval: READ_AGAIN_MS,
  });
  const { data } = query;
  return (
    <DetailCard
      title={t('providers.title')}
      action={
        <Link to="/admin/sms" className="touch-target text-link hover:underline">
          {t('providers.desk')}
        </Link>
      }
    >
      <CardUnread title={t('providers.failed')} query={query} className="h-16" />
      {data?.items.length === 0 && <p className="px-3.5 py-3 text-sm text-muted">{t('providers.none')}</p>}
      {data && data.items.length > 0 && <ProviderTable providers={data.items} />}
    </DetailCard>
  );
}

function ProviderTable({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation('admin');
  const head = 'px-2 py-1.5 font-normal whitespace-nowrap first:pl-3.5 last:pr-3.5';
  return (
    <table className="w-full text-sm">
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className={`${head} text-left`}>
            {t('providers.name')}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t('providers.delivery')}
          </th>
          {(['errors', 'p95', 'balance', 'lasts'] as const).map((column) => (
            <th key={column} scope="col" className={`${head} text-right max-md:hidden`}>
              {t(`providers.${column}`)}
            </th>
          ))}
          <th scope="col" className={`${head} text-left`}>
            {t('providers.state')}
          </th>
        </tr>
      </thead>
      <tbody>
        {providers.map((provider) => (
          <ProviderRow key={provider.code} provider={provider} />
        ))}
      </tbody>
    </table>
  );
}

function ProviderRow({ provider }: { provider: Provider }) {
  const { t } = useTranslation('admin');
  const { name, currency, balance, balance_lasts_hours: hours, health } = provider;
  const { settled, delivered, error_rate: errors, p95_latency_ms: latency } = health;
  const figure = figureFormat({ maximumFractionDigits: 1 });
  const money = figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const rate = settled === 0 ? null : delivered / settled;
  const cell = 'border-t border-border px-2 py-2 first:pl-3.5 last:pr-3.5';
  const number = `${cell} text-right tabular-nums whitespace-nowrap max-md:hidden`;
  return (
    <tr>
      <th scope="row" className={`${cell} text-left font-semibold`}>
        {name}
      </th>
      <td className={`${cell} text-right whitespace-nowrap tabular-nums`}>
        <span
          aria-hidden
          className="mr-2 inline-block h-1.5 w-14 rounded-chip bg-surface-sunken max-md:hidden"
        >
          <span
            className="block h-full rounded-chip bg-(--chart-second)"
            style={{ width: `${(rate ?? 0) * 100}%` }}
          />
        </span>
        <span className="inline-block min-w-10">{rate === null ? '—' : exactShare(rate)}</span>
      </td>
      <td className={classNames(number, (errors ?? 0) >= MANY_ERRORS && 'font-semibold text-danger')}>
        {errors === null ? '—' : exactShare(errors)}
      </td>
      <td className={number}>{latency === null ? '—' : secondsText(latency)}</td>
      <td className={number}>
        {balance === null ? '—' : `${currencySign(currency)} ${money.format(balance)}`}
      </td>
      <td className={classNames(number, hours !== null && hours < FEW_HOURS && 'font-semibold text-danger')}>
        {hours === null
          ? '—'
          : hours < MANY_HOURS
            ? t('providers.hours', { number: figure.format(hours) })
            : hours > MOST_HOURS
              ? t('providers.long')
              : t('providers.days', { number: figure.format(Math.round(hours / DAY_HOURS)) })}
      </td>
      <td className={cell}>
        <ProviderState provider={provider} />
      </td>
    </tr>
  );
}

const STATES = {
  paused: { icon: CirclePause, tone: 'text-waiting' },
  alone: { icon: Unplug, tone: 'text-danger' },
  trial: { icon: RotateCw, tone: 'text-waiting' },
  failing: { icon: CircleAlert, tone: 'text-danger' },
  buying: { icon: CircleCheck, tone: 'text-received' },
};

function stateOf({ is_paused, circuit, health }: Provider): keyof typeof STATES {
  if (is_paused) return 'paused';
  if (circuit) return circuit.state === 'open' ? 'alone' : 'trial';
  const isIll = health.bans.length > 0 || (health.error_rate ?? 0) >= MANY_ERRORS;
  return isIll ? 'failing' : 'buying';
}

function ProviderState({ provider }: { provider: Provider }) {
  const { t } = useTranslation('admin');
  const state = stateOf(provider);
  const { icon: Icon, tone } = STATES[state];
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden className={`size-4 shrink-0 ${tone}`} />
      {t(`providers.states.${state}`)}
    </span>
  );
}
