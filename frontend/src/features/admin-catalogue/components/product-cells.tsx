import { BrandTile, classNames, Flag } from '@torpedo/ui-kit';
import { CircleAlert, CircleCheck, CirclePause, CircleX, Clock, Link2, Link2Off } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '../api/products';
import { knownCents } from '../../../shared/back-office/amounts';
import { shortCountry } from '../../../shared/back-office/short-country';
import { useLanguage } from '../../../shared/i18n/use-language';
import { figureFormat } from '../../../shared/format/figure-format';

type ProductMark = Pick<
  AdminProduct,
  'name' | 'country_iso' | 'country_name' | 'image_url' | 'flag_image_url'
>;

export function ProductName({ product }: { product: ProductMark }) {
  const { locale } = useLanguage();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Flag src={product.flag_image_url} code={product.country_iso} className="h-3 w-4.5" />
      <BrandTile
        size={null}
        className="size-5 text-xs [&_img]:size-3.5"
        src={product.image_url ?? undefined}
        name={product.name}
      />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 leading-tight">
        <span className="max-w-full truncate font-semibold">{product.name}</span>
        <span className="max-w-full truncate text-xs font-normal text-muted" title={product.country_name}>
          {shortCountry(product.country_iso, product.country_name, locale)}
        </span>
      </span>
    </span>
  );
}

const STOCK_ICONS = { none: CircleX, low: CircleAlert, medium: Clock };
const STOCK_TONES = { none: 'text-muted', low: 'text-danger', medium: 'text-waiting' };

export function StockLabel({ stock, label }: { stock: number; label: AdminProduct['stock_label'] }) {
  const { t } = useTranslation('admin-catalogue');
  const figure = figureFormat().format(stock);
  if (label === 'high') return figure;
  const Icon = STOCK_ICONS[label];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 align-top whitespace-nowrap',
        STOCK_TONES[label],
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {figure} · {t(`stock.${label}`)}
    </span>
  );
}

const STATUS_ICONS = { active: CircleCheck, inactive: CirclePause, out_of_stock: CircleX };

/** The key of the state's text. An active product may still not be sold, for example below its cost. */
export const statusName = ({ status, is_sold }: AdminProduct) =>
  status === 'active' && !is_sold ? 'notSold' : status;

export function StatusLabel({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('admin-catalogue');
  const { status } = product;
  const Icon = STATUS_ICONS[status];
  const name = statusName(product);
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 align-top whitespace-nowrap',
        status === 'inactive' && 'text-waiting',
        status === 'out_of_stock' && 'text-muted',
        name === 'notSold' && 'text-danger',
      )}
    >
      <Icon aria-hidden className={classNames('size-3.5', name === 'active' && 'text-received')} />
      {t(`status.${name}`)}
    </span>
  );
}

export function PriceLabel({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('admin-catalogue');
  const isOwn = product.price_source === 'own';
  const Icon = isOwn ? Link2Off : Link2;
  return (
    <span className="inline-flex items-center justify-end gap-2 align-top">
      <Icon
        role="img"
        aria-label={t(isOwn ? 'price.own' : 'price.synced')}
        className={classNames('size-3.5', isOwn ? 'text-waiting' : 'text-muted')}
      />
      <b className="font-semibold">{knownCents(product.price_cents)}</b>
    </span>
  );
}

interface ShareProps {
  value: number | null;
  isLow?: boolean;
  /** Always shows one decimal, the same in each row. */
  isExact?: boolean;
}

export function Share({ value, isLow = false, isExact = false }: ShareProps) {
  if (value === null) return <span className="text-muted">—</span>;
  const written = figureFormat({
    style: 'percent',
    minimumFractionDigits: isExact ? 1 : 0,
    maximumFractionDigits: 1,
  }).format(value);
  return <span className={classNames(isLow && 'font-semibold text-danger')}>{written}</span>;
}
