import { Button, Card, Flag } from '@torpedo/ui-kit';
import { usePublicRead } from '../../../shared/api/public-read';
import { brandFigures } from '../../../shared/brand';
import { formatShare, isGoodRate } from '../../../shared/format/figure';
import { formatMoney, Money } from '../../../shared/format/money';
import { useTexts } from '../../../shared/i18n/use-texts';
import { landingFigures, shownService } from '../api/public-catalogue';
import { exampleHold, FAMILIAR_COUNTRIES, namedService } from '../rules/live-offer';

// Small pictures of the product with current prices. Without prices, the pictures have no figures.

export function HoldPiece() {
  const { t } = useTexts('live');
  const { data } = usePublicRead(landingFigures);
  const hold = exampleHold(data?.offers ?? []);
  return (
    <Card padding="none" className="divide-y divide-border overflow-hidden text-sm *:h-9 *:px-3">
      <p className="flex items-center justify-between">
        <span className="text-muted">21:49 {t('pieces.held')}</span>
        <b>{hold && <Money size="table" sign="movement" cents={-hold.cents} currency={hold.currency} />}</b>
      </p>
      <p className="flex items-center justify-between bg-received-soft font-semibold text-received">
        <span>22:09 {t('pieces.returned')}</span>
        <b>{hold && <Money size="table" sign="movement" cents={hold.cents} currency={hold.currency} />}</b>
      </p>
    </Card>
  );
}

export function TotalPiece() {
  const { t } = useTexts('live');
  const { data } = usePublicRead(landingFigures);
  const offer = data && (namedService(data.offers, shownService) ?? data.offers[0]);
  const price = offer && formatMoney(offer.price_cents, offer.currency);
  return (
    <>
      <Card padding="none" className="flex min-h-11 items-center justify-between px-3 text-sm">
        <span className="text-muted">{t('pieces.total')}</span>
        <b className="font-display text-xl tracking-heading tabular-nums">{price}</b>
      </Card>
      <Button asChild size="sm" block className="mt-2">
        <span>{price ? t('pieces.buyFor', { price }) : t('pieces.buy')}</span>
      </Button>
    </>
  );
}

export function CountriesPiece() {
  const { t, language, locale } = useTexts('live');
  const { data } = usePublicRead(landingFigures);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const offers = data?.byCountry ?? [];
  const rows =
    offers.length > 0
      ? offers.map((offer) => ({ code: offer.country?.iso_code ?? '', offer }))
      : FAMILIAR_COUNTRIES.slice(0, 3).map((code) => ({ code, offer: undefined }));
  return (
    <>
      <ul className="grid gap-1.5 text-sm">
        {rows.map(({ code, offer }) => (
          <li key={code} className="flex items-center gap-2.5">
            <Flag code={code} src={`/images/flags/${code}.svg`} />
            <span className="min-w-0 flex-1 truncate font-semibold">
              {offer?.country?.name ?? names.of(code)}
            </span>
            {offer && offer.delivery_rate !== null && (
              <b
                className={
                  isGoodRate(offer.delivery_rate) ? 'text-received tabular-nums' : 'text-waiting tabular-nums'
                }
              >
                {formatShare(offer.delivery_rate)}
              </b>
            )}
            {offer && (
              <span className="min-w-14 text-right tabular-nums">
                {formatMoney(offer.price_cents, offer.currency)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-xs text-muted">
        {t('pieces.andMore', { countries: brandFigures.countries[language] })}
      </p>
    </>
  );
}
