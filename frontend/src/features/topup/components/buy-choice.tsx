import { Link } from '@tanstack/react-router';
import { BrandTile, Button, Card, Flag, Skeleton } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../../shared/balance';
import { formatMoney } from '../../../shared/format/money';
import type { ProductLink } from '../../../shared/product-link';
import { useLinkedProduct } from '../../../shared/linked-product';

interface BuyChoiceProps {
  choice: ProductLink;
  children: ReactNode;
}

export function BuyChoice({ choice, children }: BuyChoiceProps) {
  const { t } = useTranslation('topup');
  const balance = useBalance();
  const product = useLinkedProduct(choice);
  if (product === undefined) return <Skeleton className="h-32 w-full" />;
  if (product === null || product.service.stock === 0) return children;

  const { service, country } = product;
  const amount = formatMoney(service.price_cents, service.currency);
  const left =
    balance.data && balance.currency === service.currency
      ? balance.data.balance_cents - service.price_cents
      : -1;

  return (
    <div className="grid w-full min-w-0 grid-cols-1 gap-3 text-left">
      <Card className="flex items-center gap-3 shadow-none">
        <BrandTile size="lg" name={service.name} src={service.service_image_url ?? undefined} />
        <span className="grid min-w-0">
          <strong className="truncate text-lg font-semibold">{service.name}</strong>
          <span className="flex items-center gap-2 text-muted">
            <Flag src={country.flag_image_url ?? undefined} code={country.iso_code} />
            {country.name}
          </span>
        </span>
      </Card>
      <Button asChild size="lg" block className="h-auto min-h-14 py-3 text-balance whitespace-normal">
        <Link to="/services" search={{ service: service.serv_code, country: country.iso_code }}>
          {t('paid.buyChoice', { service: service.name, country: country.name, amount })}
        </Link>
      </Button>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        {left >= 0 && <span>{t('paid.left', { amount: formatMoney(left, service.currency) })}</span>}
        <Link
          to="/services"
          className="ml-auto inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
        >
          {t('paid.chooseAnother')}
        </Link>
      </p>
    </div>
  );
}
