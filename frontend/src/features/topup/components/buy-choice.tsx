import { Link } from '@tanstack/react-router';
import { BrandTile, Button, Card, classNames, Flag, Skeleton } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../../shared/balance';
import { formatShare, isGoodRate } from '../../../shared/format/figure';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ProductLink } from '../../../shared/product-link';
import { type LinkedProduct, useLinkedProduct } from '../../../shared/linked-product';
import { formatDuration } from '../../../shared/time/duration';

interface BuyChoiceProps {
  choice: ProductLink;
  children: ReactNode;
}

/** The balance after the purchase in cents; negative when it is unknown or in another currency. */
function leftAfter(
  { data, currency }: ReturnType<typeof useBalance>,
  service: LinkedProduct['service'],
  addedCents = 0,
): number {
  return data && currency === service.currency ? data.balance_cents + addedCents - service.price_cents : -1;
}

interface ProductLineProps {
  product: LinkedProduct;
  nameClassName?: string;
  children?: ReactNode;
}

function ProductLine({ product: { service, country }, nameClassName, children }: ProductLineProps) {
  return (
    <div className="flex items-center gap-3">
      <BrandTile name={service.name} src={service.service_image_url ?? undefined} />
      <span className="grid min-w-0 flex-1">
        <strong className={classNames('truncate font-semibold', nameClassName)}>{service.name}</strong>
        <span className="flex items-center gap-1.5 text-sm text-muted">
          <Flag src={country.flag_image_url ?? undefined} code={country.iso_code} />
          <span className="truncate">
            {country.name}
            <Delivery service={service} />
          </span>
        </span>
      </span>
      {children}
    </div>
  );
}

export function BuyChoice({ choice, children }: BuyChoiceProps) {
  const { t } = useTranslation('topup');
  const balance = useBalance();
  const product = useLinkedProduct(choice);
  if (product === undefined) return <Skeleton className="h-32 w-full" />;
  if (product === null || product.service.stock === 0) return children;

  const { service, country } = product;
  const amount = formatMoney(service.price_cents, service.currency);
  const left = leftAfter(balance, service);

  return (
    <Card className="grid min-w-0 grid-cols-1 gap-3">
      <ProductLine product={product} nameClassName="text-lg leading-snug" />
      <Button asChild size="lg" block>
        <Link to="/services" search={{ service: service.serv_code, country: country.iso_code }}>
          {t('paid.buyChoice', { amount })}
        </Link>
      </Button>
      <p className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        {left >= 0 && <span>{t('paid.left', { amount: formatMoney(left, service.currency) })}</span>}
        <Link
          to="/services"
          className="ml-auto inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
        >
          {t('paid.chooseAnother')}
        </Link>
      </p>
    </Card>
  );
}

function Delivery({ service: { delivery_rate, typical_seconds } }: Pick<LinkedProduct, 'service'>) {
  const { t } = useTranslation('topup');
  const { locale } = useLanguage();
  if (delivery_rate === null) return null;
  return (
    <>
      {' · '}
      <strong className={isGoodRate(delivery_rate) ? 'text-received' : 'text-waiting'}>
        {formatShare(delivery_rate)}
      </strong>{' '}
      {t('paid.receive')}
      {typical_seconds !== null &&
        ` · ${t('paid.within', { time: formatDuration(typical_seconds, locale) })}`}
    </>
  );
}

/** Says which product can be bought after the payment. */
export function ChoiceAfter({ choice }: { choice: ProductLink }) {
  const { t } = useTranslation('topup');
  const product = useLinkedProduct(choice);
  if (!product) return null;
  const { service, country } = product;
  const price = formatMoney(service.price_cents, service.currency);
  return <span>{t('panel.after', { service: service.name, country: country.name, price })}</span>;
}

/** The same as a card, beside the Pix on a wide screen. */
export function ChoiceAfterCard({ choice, cents }: { choice: ProductLink; cents: number }) {
  const { t } = useTranslation('topup');
  const balance = useBalance();
  const product = useLinkedProduct(choice);
  if (!product) return null;
  const { service } = product;
  const left = leftAfter(balance, service, cents);
  return (
    <Card padding="lg" className="grid gap-3">
      <p className="text-sm text-muted">{t('panel.afterPix')}</p>
      <ProductLine product={product}>
        <Money cents={service.price_cents} currency={service.currency} className="font-semibold" />
      </ProductLine>
      {left >= 0 && (
        <p className="flex items-baseline justify-between gap-3 border-t border-border pt-3">
          <span className="text-muted">{t('panel.leftAfter')}</span>
          <Money cents={left} currency={service.currency} className="font-semibold" />
        </p>
      )}
    </Card>
  );
}

/** The price of the chosen product, and how much of it is missing. */
export function ChoiceCost({ choice }: { choice: ProductLink }) {
  const { t } = useTranslation('topup');
  const balance = useBalance();
  const product = useLinkedProduct(choice);
  if (product === null) return null;
  if (!product || !balance.data) return <Skeleton className="h-15" />;
  const { service, country } = product;
  const money = (cents: number) => formatMoney(cents, service.currency);
  const missing = service.price_cents - balance.data.balance_cents;
  const isMissing = balance.currency === service.currency && missing > 0;
  return (
    <div className="flex min-h-15 items-center gap-3 rounded-control bg-surface-sunken px-3 py-2">
      <BrandTile name={service.name} src={service.service_image_url ?? undefined} />
      <p className="min-w-0 text-sm">
        <strong>
          {service.name}, {country.name}
        </strong>{' '}
        {t('form.costs', { amount: money(service.price_cents) })}
        {isMissing && (
          <span className="block text-muted">
            {t('form.missing', { balance: money(balance.data.balance_cents), amount: money(missing) })}
          </span>
        )}
      </p>
    </div>
  );
}
