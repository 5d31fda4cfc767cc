import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { type ComboboxOption, ErrorState, FilterChips, Flag, OptionSearch, Skeleton } from '@torpedo/ui-kit';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { englishCountryName, serviceEverywhereQuery } from '../../../shared/countries';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { Facts } from '../../../shared/layout/facts';
import {
  compareCountries,
  type ComparedCountry,
  type CountryOrder,
  pinnedFirst,
} from '../rules/compare-countries';
import { CountryHeads, CountryRow, Mark, PriceOrder } from './country-rows';
import { DeliveryFacts, useStockText, WorksNow } from './product-facts';
import { useSteadyOrder } from './use-steady-order';

const ORDERS = ['works', 'price', 'wait', 'stock'] as const;
const isoCodeOf = ({ row }: { row: ComparedCountry }) => row.country.iso_code;

interface CountryComparisonProps {
  serviceCode: string;
  countries: readonly Schemas['CountryDto'][];
  value: string | undefined;
  used: readonly string[];
  onValueChange: (isoCode: string) => void;
  onKeep?: () => void;
  onBack?: () => void;
  autoFocus?: boolean;
  shortcut?: string;
  /** With a heading, the comparison is a table below it. */
  heading?: ReactNode;
  /** At the right end below the table. */
  foot?: ReactNode;
  listClassName?: string;
  skeletonClassName: string;
}

export function CountryComparison({
  serviceCode,
  countries,
  value,
  used,
  onValueChange,
  onKeep,
  onBack,
  heading,
  foot,
  listClassName,
  skeletonClassName,
  ...search
}: CountryComparisonProps) {
  const { t } = useTranslation('buy');
  const { language } = useLanguage();
  const [order, setOrder] = useState<CountryOrder>('works');
  const isTable = heading !== undefined;
  const everywhere = useQuery(serviceEverywhereQuery(language, serviceCode));
  const stockText = useStockText();
  const [isPointerIn, setPointerIn] = useState(false);
  const [isFocusIn, setFocusIn] = useState(false);

  const rows = useMemo(
    () => (everywhere.data ?? []).filter((row): row is ComparedCountry => row.country !== null),
    [everywhere.data],
  );
  const compared = useSteadyOrder(
    useMemo(
      () => (isTable ? pinnedFirst(rows, order, value) : compareCountries(rows, order, used)),
      [isTable, rows, order, used, value],
    ),
    isoCodeOf,
    { wish: `${serviceCode} ${order}`, isSteady: isPointerIn || isFocusIn },
  );

  const options = useMemo((): ComboboxOption[] => {
    const callingCodes = new Map(countries.map(({ iso_code, calling_code }) => [iso_code, calling_code]));
    return compared.map(({ row, group }) => {
      const { country, stock, delivery_rate, works_now } = row;
      return {
        value: country.iso_code,
        title: country.name,
        get keywords() {
          const { iso_code } = country;
          return `${iso_code} ${callingCodes.get(iso_code) ?? ''} ${englishCountryName(iso_code)}`;
        },
        ...(group && { group: t(`compare.${group}`, { count: rows.length }) }),
        ...(isTable && { row: <CountryRow product={row} chosen={country.iso_code === value} /> }),
        image: (
          <>
            <Mark chosen={country.iso_code === value} />
            <Flag src={country.flag_image_url} code={country.iso_code} />
          </>
        ),
        subtitle:
          stock === 0 || (delivery_rate === null && works_now === null) ? (
            stockText(row)
          ) : (
            <Facts
              facts={[
                ...(works_now === null ? [] : [<WorksNow key="now" works={works_now} />]),
                delivery_rate === null ? stockText(row) : <DeliveryFacts key="facts" {...row} />,
              ]}
            />
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
  }, [compared, countries, isTable, rows, stockText, t, value]);

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
  if (!everywhere.data) return <Skeleton className={skeletonClassName} />;
  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented) return;
    const act = { Enter: onKeep, Escape: onBack }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  const priced = order === 'price' || order === 'dearest';
  const list = (
    <OptionSearch
      label={t('compare.list')}
      options={options}
      value={value}
      onValueChange={onValueChange}
      searchLabel={t('compare.search')}
      emptyLabel={t('form.noCountries')}
      onKeyDown={handleKey}
      onPointerEnter={() => setPointerIn(true)}
      onPointerLeave={() => setPointerIn(false)}
      onFocus={() => setFocusIn(true)}
      onBlur={() => setFocusIn(false)}
      heading={heading}
      {...(isTable && { optionClassName: 'min-h-11.75 px-4' })}
      filters={
        isTable ? (
          <CountryHeads order={order} onOrderChange={setOrder} />
        ) : (
          <FilterChips
            label={t('compare.order')}
            className="mt-2 gap-1"
            options={ORDERS.map((each) => ({
              value: each,
              label: each === 'price' ? <PriceOrder order={order} /> : t(`compare.${each}`),
            }))}
            value={priced ? 'price' : order}
            onValueChange={setOrder}
            onRepeat={() => priced && setOrder(order === 'price' ? 'dearest' : 'price')}
          />
        )
      }
      {...(listClassName !== undefined && { listClassName })}
      {...search}
    />
  );
  if (!isTable) return list;
  return (
    <>
      {list}
      <div className="flex min-h-11 items-center justify-between gap-4 px-4 text-sm text-muted">
        <p>{t('compare.measured', { count: rows.length })}</p>
        {foot}
      </div>
    </>
  );
}
