import type { Schemas } from '@torpedo/api-client';
import { Badge, Flag, Skeleton } from '@torpedo/ui-kit';
import { usePublicRead } from '../../../shared/api/public-read';
import { formatShare } from '../../../shared/format/figure';
import { formatMoney } from '../../../shared/format/money';
import { useTexts } from '../../../shared/i18n/use-texts';
import { landingFigures, shownCountry } from '../api/public-catalogue';
import { namedService } from '../rules/live-offer';

const serviceCode = 'wa';

export function OfferChip() {
  const { t, locale } = useTexts('live');
  const { data } = usePublicRead(landingFigures);
  const offer = data && namedService(data.offers, serviceCode);

  function offerText({ name, price_cents, currency, delivery_rate, typical_seconds }: Schemas['ServiceDto']) {
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of(shownCountry);
    const names = { service: name, country };
    if (delivery_rate === null)
      return t('chip.price', { ...names, price: formatMoney(price_cents, currency) });
    const rate = formatShare(delivery_rate);
    return typical_seconds === null
      ? t('chip.delivery', { ...names, rate })
      : t('chip.deliveryTime', { ...names, rate, seconds: typical_seconds });
  }
  const text = offer && offerText(offer);

  return (
    <p className="min-h-6.5">
      {text && (
        <Badge className="bg-surface-ink-raised text-text">
          <span aria-hidden className="size-1.75 rounded-chip bg-brand" />
          {text}
        </Badge>
      )}
    </p>
  );
}

export function CountriesLine() {
  const { t } = useTexts('live');
  const { status, data } = usePublicRead(landingFigures);
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2 text-muted">
      {status === 'pending' && (
        <>
          <Skeleton className="w-58" />
          <Skeleton className="h-6 w-60" />
        </>
      )}
      {data && data.countryCount > 0 && (
        <>
          <span className="flex gap-1.5">
            {data.familiarCountries.map(({ iso_code, flag_image_url }) => (
              <Flag key={iso_code} src={flag_image_url ?? undefined} code={iso_code} />
            ))}
          </span>
          <p>{t('prices.countries', { count: data.countryCount })}</p>
        </>
      )}
    </div>
  );
}
