import { Link } from '@tanstack/react-router';
import { orderNumber } from '../order-number';

interface OrderCodeProps {
  id: string;
  /** Links to the page of a top-up instead of an order. */
  isTopup?: boolean;
}

/** Links to an order or a top-up by the short number that people use for it. */
export function OrderCode({ id, isTopup = false }: OrderCodeProps) {
  return (
    <Link
      to={isTopup ? '/admin/topups/$id' : '/admin/orders/$id'}
      params={{ id }}
      className="touch-target py-1.5 font-mono text-xs font-medium text-link hover:underline"
    >
      {orderNumber(id)}
    </Link>
  );
}
