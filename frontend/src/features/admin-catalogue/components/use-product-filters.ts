import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFilter, ListView } from '../../../shared/back-office/list/list-column';
import type { Category } from '../api/categories';
import { productCountQuery } from '../api/products';
import { LOW_MARGIN_PERCENT } from '../rules/products-search';

function useViews(): ListView[] {
  const { t } = useTranslation('admin-catalogue');
  return useMemo(
    () => [
      { id: 'all', label: t('views.all'), search: {} },
      { id: 'low', label: t('views.low'), search: { stock: 'low' } },
      {
        id: 'margin',
        label: t('views.margin', { percent: LOW_MARGIN_PERCENT }),
        search: { margin_below: LOW_MARGIN_PERCENT },
      },
      { id: 'own', label: t('views.own'), search: { price: 'own' } },
      { id: 'paused', label: t('views.paused'), search: { status: 'inactive' } },
    ],
    [t],
  );
}

/** The views with how many products each has. */
export function useProductViews(): ListView[] {
  const views = useViews();
  const counts = useQueries({ queries: views.map(({ search }) => productCountQuery(search)) });
  return views.map((view, place) => {
    const count = counts[place]?.data;
    return count === undefined ? view : { ...view, count };
  });
}

export function useProductFilters(categories: readonly Category[] | undefined): ListFilter[] {
  const { t } = useTranslation('admin-catalogue');
  const choices = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return [
    {
      name: 'status',
      label: t('columns.status'),
      kind: 'choice',
      options: choices(['active', 'inactive', 'out_of_stock'], (value) => t(`status.${value}`)),
    },
    {
      name: 'category',
      label: t('columns.category'),
      kind: 'choice',
      options: (categories ?? []).map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: 'country', label: t('filters.country'), kind: 'text', placeholder: 'BR' },
    { name: 'service', label: t('filters.service'), kind: 'text', placeholder: 'wa' },
    {
      name: 'stock',
      label: t('columns.stock'),
      kind: 'choice',
      options: choices(['none', 'low', 'medium', 'high'], (value) => t(`stock.${value}`)),
    },
    {
      name: 'price',
      label: t('filters.price'),
      kind: 'choice',
      options: choices(['own', 'synced'], (value) => t(`price.${value}`)),
    },
    { name: 'margin_below', label: t('filters.margin'), kind: 'text', placeholder: '25' },
  ];
}
