import { Link } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import { Button, type ButtonProps } from '@torpedo/ui-kit';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserTransactions } from '../../../shared/activations/user-transactions';
import { formatMoney } from '../../../shared/format/money';

type NumberOrder = Schemas['SmsNumberOrderDto'];

type BuyAgainProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  order: NumberOrder;
  short?: boolean;
};

export function BuyAgain({ order, short = false, ...look }: BuyAgainProps) {
  const { t } = useTranslation('orders');
  const slots = useUserTransactions().data?.slots;
  const { buy_again, service, country } = order;

  const obstacle =
    !buy_again || buy_again.stock === 0 ? 'soldOut' : slots && slots.used >= slots.max ? 'limit' : null;
  if (obstacle || !buy_again || !country) {
    const reason = t(obstacle === 'limit' ? 'again.limit' : 'again.soldOut');
    if (look.variant === 'link') return <span className="text-sm text-muted">{reason}</span>;
    return (
      <Button {...look} variant="outline" disabled>
        {reason}
      </Button>
    );
  }

  const price = formatMoney(buy_again.price_cents, buy_again.currency);
  return (
    <Button asChild icon={<RotateCw aria-hidden />} {...look}>
      <Link
        to="/services"
        search={{ service: service.code, country: country.iso_code }}
        aria-label={short ? t('again.label', { service: service.name, price }) : undefined}
      >
        {short ? price : t('again.button', { price })}
      </Link>
    </Button>
  );
}
