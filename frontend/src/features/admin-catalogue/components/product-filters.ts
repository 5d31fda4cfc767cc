import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { choiceFilter, type ListFilter, type ListView } from '../../../shared/back-office/list/list-column';
import { type Category, productCountQuery } from '../api/products';

export function useProductViews(): ListView[] {
  const { t } = useTranslation('admin-catalogue');
  const views: ListView[] = [
    { id: 'all', label: t('views.all'), search: {} },
    { id: 'low', label: t('views.low'), search: { stock: 'low' } },
    { id: 'margin', label: t('views.margin'), search: { margin: 'low' } },
    { id: 'own', label: t('views.own'), search: { price: 'own' } },
    { id: 'paused', label: t('views.paused'), search: { status: 'inactive' } },
  ];
  const counts = useQueries({ queries: views.map(({ search }) => productCountQuery(search)) });
  return views.map((view, place) => ({ ...view, count: counts[place]?.data?.total }));
}

export function useProductFilters(categories: readonly Category[] | undefined): ListFilter[] {
  const { t } = useTranslation('admin-catalogue');
  return [
    choiceFilter('status', t('columns.status'), ['active', 'inactive', 'out_of_stock'], (value) =>
      t(`status.${value}`),
    ),
    {
      name: 'category',
      label: t('columns.category'),
      kind: 'choice',
      options: (categories ?? []).map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: 'country', label: t('filters.country'), kind: 'text', placeholder: 'BR' },
    { name: 'service', label: t('filters.service'), kind: 'text', placeholder: 'wa' },
    choiceFilter('stock', t('columns.stock'), ['none', 'low', 'medium', 'high'], (value) =>
      t(`stock.${value}`),
    ),
    choiceFilter('price', t('filters.price'), ['own', 'synced'], (value) => t(`price.${value}`)),
    choiceFilter('margin', t('columns.margin'), ['low'], () => t('views.margin')),
    { name: 'margin_below', label: t('filters.margin'), kind: 'text', placeholder: '25' },
  ];
}
