import type { Schemas } from '@torpedo/api-client';
import { Button, Card, SectionHeading } from '@torpedo/ui-kit';
import { Rss } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IncidentCard, DisturbanceCard } from './incident-card';
import { useTexts } from '../i18n/use-texts';
import { siteAddress } from '../site-address';
import { feedAddress, readIncidents, type PageStatus as Status } from './status-read';
import { useDurationText } from './wait-text';

type Incident = Schemas['IncidentDto'];

/** How many measured disturbances are shown beside the incidents; the list of products has all of them. */
const SHOWN_UNSTABLE = 2;

/** An update that staff are writing and nobody else sees yet. */
export interface DraftedUpdate {
  /** The incident of the update, which is one of the incidents of the status. */
  incidentId: string;
  text: ReactNode;
}

/** The incidents of staff, and the measured disturbances that no incident covers. */
export function Disturbances({ status, draft }: { status: Status; draft?: DraftedUpdate | undefined }) {
  const { t } = useTexts('status');
  const { incidents, unstable } = status;
  const uncovered = unstable.filter((product) => !incidents.some((incident) => isCovered(incident, product)));
  if (incidents.length + uncovered.length === 0) return null;
  return (
    <>
      {incidents.map((incident) => (
        <IncidentCard
          key={incident.id}
          incident={incident}
          draft={incident.id === draft?.incidentId && draft.text}
        />
      ))}
      {uncovered
        .slice(0, SHOWN_UNSTABLE)
        .map(({ service_code, service_name, country_iso, country_name, hour, day }) => (
          <DisturbanceCard
            key={`${service_code} ${country_iso}`}
            title={t('incidents.unstable', { service: service_name, country: country_name })}
          >
            <p className="text-sm text-muted">
              {t(day.delivery_percent === null ? 'incidents.unstableText' : 'incidents.unstableDay', {
                hour: hour.delivery_percent,
                day: day.delivery_percent,
              })}
            </p>
          </DisturbanceCard>
        ))}
    </>
  );
}

const isCovered = ({ affects }: Incident, product: Status['unstable'][number]) =>
  affects.some(
    ({ area, service_code, country_iso }) =>
      area === 'numbers' &&
      (service_code ?? product.service_code) === product.service_code &&
      (country_iso ?? product.country_iso) === product.country_iso,
  );

/** Links to the page that takes an e-mail address for updates and has the feed. */
export function FollowLink({ className }: { className: string }) {
  const { t, language } = useTexts('status');
  return (
    <Button asChild variant="outline" size="sm" className={className}>
      <a href={siteAddress('/status/follow', language)}>
        <Rss aria-hidden />
        {t('incidents.follow')}
      </a>
    </Button>
  );
}

export function PastIncidents({ past }: { past: readonly Incident[] }) {
  const { t, locale, language } = useTexts('status');
  const durationText = useDurationText();
  const [history, setHistory] = useState<readonly Incident[]>();
  const [asking, setAsking] = useState<'asked' | 'failed'>();
  const shown = history?.filter(({ resolved_at }) => resolved_at !== null) ?? past;
  const day = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'America/Sao_Paulo',
  });

  function ask() {
    setAsking('asked');
    readIncidents().then(setHistory, () => setAsking('failed'));
  }

  return (
    <Card>
      <SectionHeading size="card">{t('incidents.past')}</SectionHeading>
      <ul aria-live="polite" className="mt-2 text-md">
        {shown.map(({ id, title, started_at, resolved_at }) => (
          <li key={id} className="border-t border-border py-2">
            <p className="text-pretty">
              <b className="font-semibold tabular-nums">{day.format(new Date(started_at))}</b> {title}
            </p>
            <p className="text-sm font-semibold text-received">
              {t('incidents.resolvedIn', {
                duration: durationText(Date.parse(resolved_at ?? started_at) - Date.parse(started_at)),
              })}
            </p>
          </li>
        ))}
        {shown.length === 0 && <li className="text-sm text-muted">{t('incidents.historyNone')}</li>}
        {asking === 'failed' && <li className="text-sm font-semibold text-waiting">{t('failed')}</li>}
      </ul>
      <p className="mt-1 flex gap-4 text-sm">
        {past.length > 0 && !history && (
          <Button variant="link" size="inline" className="text-sm" loading={asking === 'asked'} onClick={ask}>
            {t('incidents.history')}
          </Button>
        )}
        <Button asChild variant="link" size="inline" className="text-sm">
          <a href={feedAddress(language)}>RSS</a>
        </Button>
      </p>
      <FollowLink className="mt-3 w-full @md:hidden" />
    </Card>
  );
}
