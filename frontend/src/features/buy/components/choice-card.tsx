import type { Schemas } from '@torpedo/api-client';
import { BrandTile, Card, classNames, Flag } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../shared/time/duration';
import { formatShare, isGoodRate } from '../../../shared/format/figure';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Unmeasured } from './product-facts';

interface ChoiceCardProps {
  service: Schemas['ServiceDto'];
  country: { iso_code: string; name: string; flag_image_url: string } | undefined;
  /** Hides the measured delivery, so that the numbers in use have room. */
  isFolded: boolean;
  children: ReactNode;
}

/** The chosen product, how well it delivers, and in `children` how to buy it. */
export function ChoiceCard({ service, country, isFolded, children }: ChoiceCardProps) {
  return (
    <Card className="grid gap-3">
      <div className="flex items-center gap-3">
        <BrandTile src={service.service_image_url ?? undefined} name={service.name} />
        <div className="min-w-0">
          <p className="truncate text-lg leading-snug font-semibold">{service.name}</p>
          {country && (
            <p className="flex items-center gap-1.5 text-sm text-muted">
              <Flag src={country.flag_image_url} code={country.iso_code} />
              <span className="truncate">{country.name}</span>
            </p>
          )}
        </div>
      </div>
      {!isFolded && <Measures {...service} />}
      {children}
    </Card>
  );
}

function Measures({ delivery_rate, typical_seconds, works_now }: Schemas['ServiceDto']) {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  if (delivery_rate === null)
    return (
      <p className="text-sm text-muted">
        <Unmeasured works_now={works_now} />
      </p>
    );
  return (
    <dl className="grid grid-cols-2 gap-2">
      <Measure
        name={t('service.receive')}
        tone={isGoodRate(delivery_rate) ? 'text-received' : 'text-waiting'}
      >
        {formatShare(delivery_rate)}
      </Measure>
      {typical_seconds !== null && (
        <Measure name={t('compare.usualWait')}>{formatDuration(typical_seconds, locale)}</Measure>
      )}
    </dl>
  );
}

function Measure({ name, tone, children }: { name: string; tone?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse rounded-control bg-surface-sunken px-3 py-2">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className={classNames('text-xl font-bold tabular-nums', tone)}>{children}</dd>
    </div>
  );
}
