import {
  IconButton,
  Menu,
  MenuContent,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '@torpedo/ui-kit';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ORDER_SORTS, type OrdersFilter } from '../rules/orders-filter';

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
