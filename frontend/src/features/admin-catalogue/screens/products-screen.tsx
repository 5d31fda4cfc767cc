import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Drawer, Flag, MenuItem } from '@torpedo/ui-kit';
import { BadgeDollarSign, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn, ListFilter, ListView, Marked } from '../../../shared/back-office/list/list-column';
import { RecordList } from '../../../shared/back-office/list/record-list';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { formatMoney } from '../../../shared/format/money';
import { categoriesQuery, type Category } from '../api/categories';
import {
  type AdminProduct,
  changeProduct,
  productCountQuery,
  productsQuery,
  resumeProduct,
} from '../api/products';
import { BulkDrawer } from '../components/bulk-drawer';
import { ChangedProduct } from '../components/changed-product';
import { OfferList } from '../components/offer-list';
import { PauseDialog } from '../components/pause-dialog';
import {
  PriceLabel,
  ProductName,
  Share,
  statusName,
  StatusLabel,
  StockLabel,
} from '../components/product-cells';
import { LOW_MARGIN_PERCENT, type ProductsSearch } from '../rules/products-search';
import { centsText, typedCents } from '../../../shared/back-office/typed-money';
import { figureFormat } from '../../../shared/format/figure-format';

interface ProductsScreenProps {
  search: ProductsSearch;
  onSearchChange: (change: Record<string, unknown>) => void;
}

/** The catalogue: what earns too little, what runs out, and prices in place. */
export function ProductsScreen({ search, onSearchChange }: ProductsScreenProps) {
  const { t } = useTranslation('admin-catalogue');
  const navigate = useNavigate();
  const query = productsQuery(search);
  const { data } = useQuery(query);
  const { data: categories } = useQuery(categoriesQuery());
  const [pausing, setPausing] = useState<AdminProduct | null>(null);
  const [offersOf, setOffersOf] = useState<AdminProduct | null>(null);
  const [marked, setMarked] = useState<Marked | null>(null);
  const resume = useResume();
  const columns = useColumns(categories?.items, {
    onPause: setPausing,
    onResume: (product) => resume.mutate(product.id),
  });
  const views = useCountedViews(useViews());
  const filters = useFilters(categories?.items);

  return (
    <StaffPage title={t('products.title')} count={data && figureFormat().format(data.total)}>
      <RecordList
        list="products"
        label={t('products.title')}
        {...{ search, onSearchChange, query, columns, views, filters }}
        rowKey={({ id }) => id}
        rowName={({ sku }) => sku}
        rowLink={({ id }) => ({ to: '/admin/products/$id', params: { id } })}
        defaultSort={{ column: 'sku', direction: 'asc' }}
        searchLabel={t('products.search')}
        card={(product) => ({
          image: <Flag src={product.flag_image_url} code={product.country_iso} />,
          title: product.name,
          subtitle: `${product.sku} · ${product.country_name}`,
          trailing: <PriceLabel product={product} />,
          note: (
            <span className="flex flex-wrap gap-x-4 text-sm">
              <StatusLabel product={product} />
              <StockLabel stock={product.stock} label={product.stock_label} />
            </span>
          ),
        })}
        rowActions={(product) => (
          <>
            <MenuItem
              onSelect={() => void navigate({ to: '/admin/products/$id', params: { id: product.id } })}
            >
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
          { id: 'prices', label: t('bulk.action'), icon: <BadgeDollarSign aria-hidden />, run: setMarked },
        ]}
        csvPath="/api/v1/admin/products"
        primary={
          <Button asChild size={null} className="h-11 px-3 text-sm md:h-8 [&_svg]:size-4">
            <Link to="/admin/products/new">
              <Plus aria-hidden />
              {t('products.new')}
            </Link>
          </Button>
        }
        empty={{ title: t('products.empty') }}
      />
      <PauseDialog product={pausing} onClose={() => setPausing(null)} />
      <BulkDrawer marked={marked} onClose={() => setMarked(null)} />
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
    </StaffPage>
  );
}

function useResume() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: resumeProduct,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: staffKeys.products.all }),
  });
}

interface StatusActions {
  onPause: (product: AdminProduct) => void;
  onResume: (product: AdminProduct) => void;
}

function useColumns(categories: readonly Category[] | undefined, actions: StatusActions) {
  const { t } = useTranslation('admin-catalogue');
  const queryClient = useQueryClient();
  const { onPause, onResume } = actions;
  return useMemo<ListColumn<AdminProduct>[]>(() => {
    const nameOf = (code: string) => categories?.find((category) => category.code === code)?.name ?? code;
    return [
      {
        id: 'name',
        header: t('columns.product'),
        isName: true,
        cell: (product) => <ProductName product={product} />,
      },
      { id: 'sku', header: t('columns.sku'), sort: 'sku', cell: ({ sku }) => sku },
      { id: 'category', header: t('columns.category'), cell: ({ category }) => nameOf(category) },
      {
        id: 'status',
        header: t('columns.status'),
        cell: (product) => (
          <button
            type="button"
            aria-label={t(product.paused_at === null ? 'status.pauseOf' : 'status.resumeOf', {
              name: product.sku,
              status: t(`status.${statusName(product)}`),
            })}
            onClick={(event) => {
              event.stopPropagation();
              if (product.paused_at === null) onPause(product);
              else onResume(product);
            }}
            className="touch-target rounded-tile px-1 hover:bg-surface-sunken"
          >
            <StatusLabel product={product} />
          </button>
        ),
      },
      {
        id: 'stock',
        header: t('columns.stock'),
        numeric: true,
        sort: 'stock',
        cell: ({ stock, stock_label }) => <StockLabel stock={stock} label={stock_label} />,
      },
      {
        id: 'delivery',
        header: t('columns.delivery'),
        numeric: true,
        cell: ({ delivery_rate }) => <Share value={delivery_rate} low={0.35} />,
      },
      {
        id: 'cost',
        header: t('columns.cost'),
        numeric: true,
        cell: ({ provider_cost }) =>
          provider_cost?.cents == null ? (
            '—'
          ) : (
            <span className="text-muted">{centsText(provider_cost.cents)}</span>
          ),
      },
      {
        id: 'price',
        header: t('columns.price'),
        numeric: true,
        cell: (product) => <PriceLabel product={product} />,
        edit: {
          inputMode: 'decimal',
          label: ({ sku }) => t('price.of', { sku }),
          value: ({ price_cents }) => (price_cents === null ? '' : centsText(price_cents)),
          validate: (typed) =>
            typed.trim() === '' || (typedCents(typed) ?? 0) > 0 ? undefined : t('price.invalid'),
          consequence: ({ synced_price_cents: followed }) => (
            <>
              <b className="font-semibold">{t('price.own')}</b>
              <span>
                {followed === null
                  ? t('price.consequence')
                  : t('price.consequenceOf', { price: formatMoney(followed, 'BRL') })}
              </span>
            </>
          ),
          describeCurrent: (before, current) => (
            <ChangedProduct before={before} now={current as AdminProduct} />
          ),
          async save({ id, updated_at }, typed) {
            const priceCents = typed.trim() === '' ? null : typedCents(typed)!;
            try {
              await changeProduct(id, { price_cents: priceCents, expected_updated_at: updated_at });
            } finally {
              await queryClient.invalidateQueries({ queryKey: staffKeys.products.all });
            }
          },
        },
      },
      {
        id: 'margin',
        header: t('columns.margin'),
        numeric: true,
        cell: ({ margin }) => <Share value={margin} low={LOW_MARGIN_PERCENT / 100} />,
      },
    ];
  }, [t, queryClient, categories, onPause, onResume]);
}

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
function useCountedViews(views: ListView[]): ListView[] {
  const counts = useQueries({ queries: views.map(({ search }) => productCountQuery(search)) });
  return views.map((view, place) => {
    const count = counts[place]?.data;
    return count === undefined ? view : { ...view, count };
  });
}

function useFilters(categories: readonly Category[] | undefined): ListFilter[] {
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
