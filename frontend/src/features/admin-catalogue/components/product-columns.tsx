import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../shared/back-office/list/list-column';
import { useReread } from '../../../shared/back-office/staff-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { centsText, typedCents } from '../../../shared/back-office/amounts';
import { formatMoney } from '../../../shared/format/money';
import { type AdminProduct, type Category, changeProduct } from '../api/products';
import { ChangedProduct } from './product-form';
import { deliveryClass } from '../rules/delivery-grid';
import { PriceLabel, ProductName, Share, StatusLabel, statusName, StockLabel } from './product-cells';

interface StatusActions {
  onPause: (product: AdminProduct) => void;
  onResume: (product: AdminProduct) => void;
}

export function useProductColumns(
  categories: readonly Category[] | undefined,
  actions: StatusActions,
): ListColumn<AdminProduct>[] {
  const { t } = useTranslation('admin-catalogue');
  const reread = useReread(staffKeys.products);
  const { onPause, onResume } = actions;
  const nameOf = (code: string) => categories?.find((category) => category.code === code)?.name ?? code;
  return [
    {
      id: 'name',
      header: t('columns.product'),
      isName: true,
      cell: (product) => <ProductName product={product} />,
    },
    { id: 'sku', width: 84, givesWay: 3, header: t('columns.sku'), sort: 'sku' },
    {
      id: 'category',
      width: 132,
      givesWay: 1,
      header: t('columns.category'),
      cell: ({ category }) => nameOf(category),
    },
    {
      id: 'status',
      width: 134,
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
          className="touch-target -mx-1 rounded-tile px-1 hover:bg-surface-sunken"
        >
          <StatusLabel product={product} />
        </button>
      ),
    },
    {
      id: 'stock',
      width: 92,
      givesWay: 4,
      header: t('columns.stock'),
      numeric: true,
      sort: 'stock',
      cell: ({ stock, stock_label }) => <StockLabel stock={stock} label={stock_label} />,
    },
    {
      id: 'delivery',
      width: 76,
      givesWay: 2,
      header: t('columns.delivery'),
      numeric: true,
      cell: ({ delivery_rate }) => (
        <Share value={delivery_rate} isLow={delivery_rate !== null && deliveryClass(delivery_rate) === 0} />
      ),
    },
    {
      id: 'cost',
      width: 86,
      givesWay: 5,
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
      width: 96,
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
            await reread();
          }
        },
      },
    },
    {
      id: 'margin',
      width: 84,
      givesWay: 6,
      header: t('columns.margin'),
      numeric: true,
      cell: (product) => <Share isExact value={product.margin} isLow={product.is_low_margin} />,
    },
  ];
}
