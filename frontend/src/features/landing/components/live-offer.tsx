import type { Schemas } from '@torpedo/api-client';
import { Badge } from '@torpedo/ui-kit';
import { usePublicRead } from '../../../shared/api/public-read';
import { formatShare } from '../../../shared/format/figure';
import { formatMoney } from '../../../shared/format/money';
import { useTexts } from '../../../shared/i18n/use-texts';
import { landingFigures, shownCountry, shownService } from '../api/public-catalogue';
import { namedService } from '../rules/live-offer';

export function OfferChip() {
  const { t, locale } = useTexts('live');
  const { status, data } = usePublicRead(landingFigures);
  const offer = data && namedService(data.offers, shownService);

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

  // The empty paragraph keeps its room only while the answer is loading.
  if (!text && status !== 'pending') return null;
  return (
    <p className="mb-4.5 min-h-6.5">
      {text && (
        <Badge className="bg-surface-ink-raised text-text">
          <span aria-hidden className="size-1.75 rounded-chip bg-brand" />
          {text}
        </Badge>
      )}
    </p>
  );
}
