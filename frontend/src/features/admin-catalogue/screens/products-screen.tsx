import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Drawer, Flag, MenuItem } from '@torpedo/ui-kit';
import { BadgeDollarSign, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import type { Selected } from '../../../shared/back-office/list/selection';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import {
  type AdminProduct,
  categoriesQuery,
  type Category,
  productCountQuery,
  useResume,
} from '../api/products';
import { LastOperationBar } from '../components/last-operation';
import { OfferList } from '../components/offer-list';
import { PauseDialog } from '../components/pause-dialog';
import { PriceLabel, StatusLabel, statusName, StockLabel } from '../components/product-cells';
import { useProductColumns } from '../components/product-columns';
import type { ProductsSearch } from '../rules/products-search';
import { choiceFilter, type ListFilter, type ListView } from '../../../shared/back-office/list/list-column';

function useProductViews(): ListView[] {
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

function useProductFilters(categories: readonly Category[] | undefined): ListFilter[] {
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

export function ProductsScreen({ search }: { search: ProductsSearch }) {
  const { t } = useTranslation('admin-catalogue');
  const navigate = useNavigate();
  const { data: categories } = useQuery(categoriesQuery());
  const [pausing, setPausing] = useState<AdminProduct | null>(null);
  const [offersOf, setOffersOf] = useState<AdminProduct | null>(null);
  const resume = useResume();
  const columns = useProductColumns(categories?.items, {
    onPause: setPausing,
    onResume: (product) => resume.mutate(product.id),
  });

  const changePrices = (selected: Selected) =>
    void navigate({
      to: '/admin/products/prices',
      search: selected.kind === 'rows' ? { ...search, ids: selected.ids.join(',') } : selected.filters,
    });

  return (
    <ListScreen
      list="products"
      title={t('products.title')}
      path="/api/v1/admin/products"
      family={staffKeys.products}
      search={search}
      columns={columns}
      views={useProductViews()}
      filters={useProductFilters(categories?.items)}
      rowName={({ sku }) => sku}
      rowLink={({ id }) => ({ to: '/admin/products/$id', params: { id } })}
      defaultSort={{ column: 'sku', direction: 'asc' }}
      searchLabel={t('products.search')}
      card={(product) => ({
        image: <Flag src={product.flag_image_url} code={product.country_iso} />,
        title: product.name,
        // The flag names the country.
        subtitle: (
          <span className="flex flex-wrap gap-x-2">
            <span>{product.sku}</span>
            {statusName(product) !== 'active' && product.stock_label !== 'none' && (
              <StatusLabel product={product} />
            )}
            <span>
              {product.stock_label === 'high' && t('columns.stock')}{' '}
              <StockLabel stock={product.stock} label={product.stock_label} />
            </span>
          </span>
        ),
        trailing: <PriceLabel product={product} />,
      })}
      rowActions={(product) => (
        <>
          <MenuItem onSelect={() => void navigate({ to: '/admin/products/$id', params: { id: product.id } })}>
            {t('actions.edit')}
          </MenuItem>
          <MenuItem onSelect={() => setOffersOf(product)}>{t('actions.offers')}</MenuItem>
          {product.paused_at === null ? (
            <MenuItem tone="danger" onSelect={() => setPausing(product)}>
              {t('actions.pause')}
            </MenuItem>
          ) : (
            <MenuItem onSelect={() => resume.mutate(product.id)}>{t('actions.resume')}</MenuItem>
          )}
        </>
      )}
      bulkActions={[
        { id: 'prices', label: t('bulk.action'), icon: <BadgeDollarSign aria-hidden />, run: changePrices },
      ]}
      primary={
        <SmallButton asChild>
          <Link to="/admin/products/new">
            <Plus aria-hidden />
            {t('products.new')}
          </Link>
        </SmallButton>
      }
      empty={t('products.empty')}
    >
      <PauseDialog product={pausing} onClose={() => setPausing(null)} />
      <LastOperationBar />
      {offersOf && (
        <Drawer
          open
          onOpenChange={(open) => !open && setOffersOf(null)}
          size="lg"
          title={t('offers.of', { name: offersOf.name, country: offersOf.country_name })}
          description={t('offers.text')}
          closeLabel={t('close')}
        >
          <OfferList productId={offersOf.id} />
        </Drawer>
      )}
    </ListScreen>
  );
}
