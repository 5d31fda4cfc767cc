import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Drawer, Flag, MenuItem } from '@torpedo/ui-kit';
import { BadgeDollarSign, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Marked } from '../../../shared/back-office/list/list-column';
import { RecordList } from '../../../shared/back-office/list/record-list';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { figureFormat } from '../../../shared/format/figure';
import { categoriesQuery } from '../api/categories';
import { type AdminProduct, productsQuery, resumeProduct } from '../api/products';
import { BulkDrawer } from '../components/bulk-drawer';
import { OfferList } from '../components/offer-list';
import { PauseDialog } from '../components/pause-dialog';
import { PriceLabel, StatusLabel, StockLabel } from '../components/product-cells';
import { useProductColumns } from '../components/use-product-columns';
import { useProductFilters, useProductViews } from '../components/use-product-filters';
import type { ProductsSearch } from '../rules/products-search';

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
  const columns = useProductColumns(categories?.items, {
    onPause: setPausing,
    onResume: (product) => resume.mutate(product.id),
  });
  const views = useProductViews();
  const filters = useProductFilters(categories?.items);

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
