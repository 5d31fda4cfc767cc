import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { Button, classNames, Flag } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceEverywhereQuery } from '../../../shared/countries';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type Alternative, alternatives, type ComparedCountry } from '../rules/compare-countries';
import { DeliveryFacts } from './product-facts';

interface OtherCountriesProps {
  service: Schemas['ServiceDto'];
  /** The ISO code of the country where the purchase was refused. */
  except: string;
  used: readonly string[];
  disabled: boolean;
  onChoose: (product: ComparedCountry) => void;
  onCompare: () => void;
  /** Shown beside the link to all countries. */
  children?: ReactNode;
}

/** Countries where the service arrives now, each with a reason. Without measures, only the link to all. */
export function OtherCountries({ service, except, used, disabled, children, ...on }: OtherCountriesProps) {
  const { t } = useTranslation('buy');
  const { language } = useLanguage();
  const { serv_code, price_cents, typical_seconds } = service;
  const everywhere = useQuery(serviceEverywhereQuery(language, serv_code));
  const rows = (everywhere.data ?? []).filter((row): row is ComparedCountry => row.country !== null);
  const others = alternatives(
    rows,
    { isoCode: except, priceCents: price_cents, typicalSeconds: typical_seconds },
    used,
  );

  return (
    <section className="mt-2 grid gap-2 text-text">
      {others.length > 0 && (
        <h3 className="text-sm font-semibold">
          {others.every(({ isSimilar }) => isSimilar)
            ? t('result.similar')
            : t('result.elsewhere', { service: service.name })}
        </h3>
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
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        {children}
        {rows.length > 1 && (
          <Button
            variant="link"
            size="inline"
            className={classNames('min-h-11', children && 'text-muted')}
            onClick={on.onCompare}
          >
            {t('result.compareAll', { count: rows.length })}
          </Button>
        )}
      </span>
    </section>
  );
}

interface OtherCountryProps extends Pick<OtherCountriesProps, 'disabled' | 'onChoose'> {
  other: Alternative;
  /** The price of the refused product, in cents. */
  than: number;
}

function OtherCountry({ other: { product, reason }, than, disabled, onChoose }: OtherCountryProps) {
  const { t } = useTranslation('buy');
  const { country, price_cents, currency } = product;
  const amount = formatMoney(price_cents, currency);
  return (
    <div className="flex flex-wrap items-center gap-2.25 rounded-control border border-border-strong bg-surface-card p-2.25">
      <div className="flex min-w-34 grow-[99] basis-0 items-center gap-2.25">
        <Flag src={country.flag_image_url} code={country.iso_code} />
        <div className="min-w-0 text-xs text-muted">
          <p className="text-md font-semibold text-text">{country.name}</p>
          <p>
            <DeliveryFacts {...product} isShort />
          </p>
          {reason && (
            <p>{t(`result.reason.${reason}`, { amount: formatMoney(than - price_cents, currency) })}</p>
          )}
        </div>
      </div>
      <Button
        variant="ink"
        size="sm"
        className="min-h-11 grow px-2.75"
        disabled={disabled}
        aria-label={`${t('result.buyFor', { amount })}, ${country.name}`}
        onClick={() => onChoose(product)}
      >
        {t('result.buyFor', { amount })}
      </Button>
    </div>
  );
}
