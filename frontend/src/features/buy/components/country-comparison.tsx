import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { type ComboboxOption, ErrorState, FilterChips, Flag, OptionSearch, Skeleton } from '@torpedo/ui-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { englishCountryName, serviceEverywhereQuery } from '../../../shared/catalogue';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { compareCountries, type ComparedCountry, type CountryOrder } from '../rules/compare-countries';
import { DeliveryFacts, useStockText, WorksNow } from './product-facts';

const ORDERS: readonly CountryOrder[] = ['works', 'price', 'wait', 'stock'];

interface CountryComparisonProps {
  serviceCode: string;
  countries: readonly Schemas['CountryDto'][];
  value: string | undefined;
  /** ISO codes of the countries that the reader bought in lately. */
  used: readonly string[];
  onValueChange: (isoCode: string) => void;
  listClassName?: string;
}

/** One service in all countries: price, stock, how many receive and how soon. */
export function CountryComparison({
  serviceCode,
  countries,
  value,
  used,
  onValueChange,
  listClassName,
}: CountryComparisonProps) {
  const { t } = useTranslation('buy');
  const { language } = useLanguage();
  const [order, setOrder] = useState<CountryOrder>('works');
  const everywhere = useQuery(serviceEverywhereQuery(language, serviceCode));
  const stockText = useStockText();

  const options = useMemo((): ComboboxOption[] => {
    const rows = (everywhere.data ?? []).filter((row): row is ComparedCountry => row.country !== null);
    const callingCodes = new Map(countries.map(({ iso_code, calling_code }) => [iso_code, calling_code]));
    return compareCountries(rows, order, used).map(({ row, group }) => {
      const { country, stock, delivery_rate, works_now } = row;
      return {
        value: country.iso_code,
        title: country.name,
        get keywords() {
          const { iso_code } = country;
          return `${iso_code} ${callingCodes.get(iso_code) ?? ''} ${englishCountryName(iso_code)}`;
        },
        ...(group && { group: t(`compare.${group}`, { count: rows.length }) }),
        image: <Flag src={country.flag_image_url} code={country.iso_code} />,
        subtitle:
          stock === 0 || delivery_rate === null ? (
            stockText(row)
          ) : (
            <span className="flex flex-wrap items-center gap-x-1">
              {works_now !== null && (
                <>
                  <WorksNow works={works_now} />
                  {' · '}
                </>
              )}
              <span>
                <DeliveryFacts {...row} />
              </span>
            </span>
          ),
        trailing: (
          <>
            <Money cents={row.price_cents} currency={row.currency} />
            {stock > 0 && delivery_rate !== null && (
              <span className="text-xs font-normal text-muted">{stockText(row)}</span>
            )}
          </>
        ),
        disabled: stock === 0,
      };
    });
  }, [countries, everywhere.data, order, stockText, t, used]);

  if (everywhere.isError) {
    return (
      <ErrorState
        title={t('form.catalogueFailed')}
        retryLabel={t('form.retry')}
        retrying={everywhere.isFetching}
        onRetry={() => void everywhere.refetch()}
      />
    );
  }
  if (!everywhere.data) return <Skeleton className="h-80" />;
  return (
    <div className="grid gap-3">
      <FilterChips
        label={t('compare.order')}
        className="order-first px-4"
        options={ORDERS.map((each) => ({ value: each, label: t(`compare.${each}`) }))}
        value={order}
        onValueChange={setOrder}
      />
      <OptionSearch
        label={t('compare.list')}
        options={options}
        value={value}
        onValueChange={onValueChange}
        searchLabel={t('compare.search')}
        emptyLabel={t('form.noCountries')}
        {...(listClassName !== undefined && { listClassName })}
      />
    </div>
  );
}
