import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { Button, Flag, ListRow, useMediaQuery } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { serviceEverywhereQuery } from '../../../shared/countries';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type Alternative, alternatives, type ComparedCountry } from '../rules/compare-countries';
import { DeliveryFacts } from './product-facts';

interface OtherCountriesProps {
  service: Schemas['ServiceDto'];
  /** Where it was refused. */
  except: string;
  used: readonly string[];
  disabled: boolean;
  onChoose: (product: ComparedCountry) => void;
  onCompare: () => void;
}

/** Where the same service arrives now, each with what speaks for it; where nothing is measured, only the comparison. */
export function OtherCountries({ service, except, used, disabled, ...on }: OtherCountriesProps) {
  const { t } = useTranslation('buy');
  const { language } = useLanguage();
  const { serv_code, price_cents } = service;
  const everywhere = useQuery(serviceEverywhereQuery(language, serv_code));
  const rows = (everywhere.data ?? []).filter((row): row is ComparedCountry => row.country !== null);
  const others = alternatives(rows, { isoCode: except, priceCents: price_cents }, used);

  return (
    <section className="mt-2 grid gap-2 text-text">
      {others.length > 0 && (
        <h3 className="text-sm font-semibold">{t('result.elsewhere', { service: service.name })}</h3>
      )}
      {others.map((other) => (
        <OtherCountry
          key={other.product.country.iso_code}
          other={other}
          than={price_cents}
          disabled={disabled}
          onChoose={on.onChoose}
        />
      ))}
      {others.length > 0 && <p className="text-xs text-muted">{t('result.checkApp')}</p>}
      {rows.length > 1 && (
        <Button variant="link" size="inline" className="min-h-11 justify-self-start" onClick={on.onCompare}>
          {t('result.compareAll', { count: rows.length })}
        </Button>
      )}
    </section>
  );
}

interface OtherCountryProps extends Pick<OtherCountriesProps, 'disabled' | 'onChoose'> {
  other: Alternative;
  /** What the refused one costs, in cents. */
  than: number;
}

function OtherCountry({ other: { product, reason }, than, disabled, onChoose }: OtherCountryProps) {
  const { t } = useTranslation('buy');
  const { country, price_cents, currency } = product;
  const amount = formatMoney(price_cents, currency);
  // Beside the list of countries a name and a button do not fit into one line.
  const isNarrow = useMediaQuery('(48rem <= width < 80rem)');
  const buy = (
    <Button
      variant="ink"
      size="sm"
      className="px-3"
      disabled={disabled}
      aria-label={`${t('result.buyFor', { amount })}, ${country.name}`}
      onClick={() => onChoose(product)}
    >
      {t('result.buyFor', { amount })}
    </Button>
  );
  return (
    <ListRow
      className="rounded-control border border-border-strong"
      image={<Flag src={country.flag_image_url} code={country.iso_code} />}
      title={<span className="whitespace-normal">{country.name}</span>}
      subtitle={
        <span className="whitespace-normal">
          <DeliveryFacts {...product} />
        </span>
      }
      note={
        <>
          {reason && (
            <span className="text-sm font-normal text-muted">
              {t(`result.reason.${reason}`, { amount: formatMoney(than - price_cents, currency) })}
            </span>
          )}
          {isNarrow && buy}
        </>
      }
      trailing={!isNarrow && buy}
    />
  );
}
