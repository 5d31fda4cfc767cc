import {
  classNames,
  IconButton,
  Menu,
  MenuContent,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '@torpedo/ui-kit';
import { ArrowDown, ArrowDownUp, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ORDER_SORTS, type OrdersFilter } from '../rules/orders-filter';
import { orderColumns } from './order-row';

type OrdersHeadProps = Pick<OrdersFilter, 'sort' | 'direction'> & {
  onChange: (change: Partial<Pick<OrdersFilter, 'sort' | 'direction'>>) => void;
};

export function OrdersHead(props: OrdersHeadProps) {
  const { t } = useTranslation('orders');
  return (
    <div
      className={classNames(
        'border-b border-border px-5 text-sm font-semibold text-muted max-lg:hidden',
        orderColumns,
      )}
    >
      <span>{t('columns.order')}</span>
      <span>{t('columns.number')}</span>
      <SortHead {...props} by="status" />
      <SortHead {...props} by="date" />
      <SortHead {...props} by="amount" className="justify-self-end" />
      <span aria-hidden />
    </div>
  );
}

function SortHead({
  sort,
  direction,
  onChange,
  by,
  className,
}: OrdersHeadProps & { by: OrdersFilter['sort']; className?: string }) {
  const { t } = useTranslation('orders');
  const isSorted = sort === by;
  const Icon = !isSorted ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      aria-pressed={isSorted}
      className={classNames(
        'touch-target inline-flex min-h-9 w-fit items-center gap-1.5 rounded-tile hover:text-text aria-pressed:text-text',
        className,
      )}
      onClick={() => onChange({ sort: by, direction: isSorted && direction === 'desc' ? 'asc' : 'desc' })}
    >
      {t(`sort.${by}`)}
      <Icon aria-hidden className="size-4" />
      {isSorted && <span className="sr-only">{t(`sort.${direction}`)}</span>}
    </button>
  );
}

type SortMenuProps = Pick<OrdersFilter, 'sort' | 'direction'> & {
  onChange: (change: Partial<Pick<OrdersFilter, 'sort' | 'direction'>>) => void;
};

export function SortMenu({ sort, direction, onChange }: SortMenuProps) {
  const { t } = useTranslation('orders');
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`${t('sort.label')}: ${t(`sort.${sort}`)}, ${t(`sort.${direction}`)}`}>
          <ArrowDownUp aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>{t('sort.label')}</MenuLabel>
        <MenuRadioGroup
          value={sort}
          onValueChange={(value) => onChange({ sort: ORDER_SORTS.find((each) => each === value) ?? 'date' })}
        >
          {ORDER_SORTS.map((value) => (
            <MenuRadioItem key={value} value={value}>
              {t(`sort.${value}`)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuRadioGroup
          value={direction}
          onValueChange={(value) => onChange({ direction: value === 'asc' ? 'asc' : 'desc' })}
        >
          <MenuRadioItem value="desc">{t('sort.desc')}</MenuRadioItem>
          <MenuRadioItem value="asc">{t('sort.asc')}</MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
