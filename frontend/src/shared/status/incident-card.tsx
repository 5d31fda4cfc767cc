import type { Schemas } from '@torpedo/api-client';
import { Card, classNames, SectionHeading } from '@torpedo/ui-kit';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts';
import { formatShopTime } from '../time/shop-time';

type Incident = Schemas['IncidentDto'];

/** What everybody reads of an incident. Staff see the same while they write. */
export function IncidentCard({ incident, draft }: { incident: Incident; draft?: ReactNode }) {
  const { t, locale } = useTexts('status');
  const { title, impact, affects, started_at, next_update_at, updates } = incident;
  const newest = updates[0]?.published_at ?? started_at;
  return (
    <DisturbanceCard title={title} isOver={incident.state === 'resolved'}>
      <p className="text-sm text-muted">
        {[
          t('incidents.since', { time: formatShopMoment(started_at, newest, locale) }),
          t(`incidents.impact.${impact}`),
          ...affects.map((scope) => scopeText(scope, t)),
        ].join(' · ')}
      </p>
      {draft}
      <ol aria-label={t('incidents.updates')} className="mt-3 text-md">
        {updates.map(({ id, state, text, published_at, corrected_at }, index) => (
          <li
            key={id}
            className={classNames(
              'relative pb-3 pl-7 text-pretty text-muted last:pb-0',
              'not-last:before:absolute not-last:before:inset-y-2 not-last:before:left-1.25 not-last:before:w-0.5 not-last:before:bg-border',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'absolute top-2 left-0 size-3 rounded-chip ring-3 ring-surface-card',
                index === 0 ? 'bg-waiting' : 'bg-border-strong',
              )}
            />
            <b className="font-semibold text-text tabular-nums">
              {formatShopMoment(published_at, newest, locale)} {t(`incidents.state.${state}`)}.
            </b>{' '}
            {text}
            {corrected_at !== null && <span className="text-sm"> ({t('incidents.corrected')})</span>}
          </li>
        ))}
      </ol>
      {next_update_at !== null && (
        <p className="mt-3 text-sm text-muted">
          {t('incidents.next', { time: formatShopMoment(next_update_at, newest, locale) })}
        </p>
      )}
    </DisturbanceCard>
  );
}

export function DisturbanceCard(props: { title: string; isOver?: boolean; children: ReactNode }) {
  const { title, isOver = false, children } = props;
  const Icon = isOver ? CircleCheck : TriangleAlert;
  return (
    <Card>
      <div className="flex gap-2.5">
        <Icon
          aria-hidden
          className={classNames('mt-0.5 size-5 shrink-0', isOver ? 'text-received' : 'text-waiting')}
        />
        <SectionHeading size="card">{title}</SectionHeading>
      </div>
      <div className="mt-1 pl-7.5">{children}</div>
    </Card>
  );
}

/** Adds the day when it is not the day of the newest update. */
function formatShopMoment(instant: string, newest: string, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'America/Sao_Paulo',
  });
  const time = formatShopTime(instant, locale);
  const own = day.format(new Date(instant));
  return own === day.format(new Date(newest)) ? time : `${own} ${time}`;
}

type T = ReturnType<typeof useTexts<'status'>>['t'];

function scopeText({ area, service_name, country_name }: Incident['affects'][number], t: T): string {
  if (area === 'topups') return t('incidents.topups');
  if (service_name === null && country_name === null) return t('incidents.everything');
  return [service_name, country_name ?? t('incidents.anyCountry')].filter((name) => name !== null).join(', ');
}
