import { Link } from '@tanstack/react-router';
import { orderNumber } from '../order-number';

interface OrderCodeProps {
  id: string;
  /** A top-up has a page of its own. */
  isTopup?: boolean;
}

/** The short number by which people call an order or a top-up, as a link to it. */
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
