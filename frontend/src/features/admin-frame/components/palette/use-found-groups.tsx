import { BrandTile } from '@torpedo/ui-kit';
import { QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSituationText } from '../../../../shared/back-office/orders/order-situation';
import { gatewayName } from '../../../../shared/back-office/provider-names';
import { KeyCaps } from '../../../../shared/back-office/small-controls';
import { Initials } from '../../../../shared/back-office/staff-name';
import { figureFormat } from '../../../../shared/format/figure-format';
import { formatMoney } from '../../../../shared/format/money';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { orderNumber } from '../../../../shared/order-number';
import { formatClock, formatMoment } from '../../../../shared/time/format-time';
import { MatchedText } from './matched-text';
import {
  type Found,
  type FoundOrder,
  type FoundPerson,
  type PaletteEntry,
  type PaletteGroup,
  personName,
} from './palette-data';
import { useActions } from './use-actions';

export function useFoundGroups(found: Found | undefined, text: string): PaletteGroup[] {
  const { t } = useTranslation(['admin-frame', 'admin-orders']);
  const figure = figureFormat();
  const personEntry = usePersonEntry(text);
  const orderEntry = useOrderEntry();
  const { entriesOf, onPerson, onOrder } = useActions();
  if (!found) return [];
  const { people, orders } = found;
  const [first] = people.items;
  const named = orders.of_user_id === null ? orders.items[0] : undefined;
  const groups: PaletteGroup[] = [
    {
      id: 'people',
      title: t('palette.people'),
      count: figure.format(people.total),
      items: people.items.map(personEntry),
    },
    {
      id: 'orders',
      title:
        orders.of_user_id && first ? t('palette.ordersOf', { name: personName(first) }) : t('palette.orders'),
      count: figure.format(orders.total),
      items: orders.items.map(orderEntry),
    },
  ];
  const acts = named ? onOrder(named) : first ? onPerson(first) : [];
  const name = named ? `#${orderNumber(named.id)}` : first && personName(first);
  groups.push({
    id: 'actions',
    title: t('palette.actionsOn', { name }),
    count: <KeyCaps keys={['Tab']} className="hidden md:inline-flex" />,
    items: entriesOf(acts),
  });
  return groups;
}

function usePersonEntry(text: string) {
  const { t } = useTranslation('admin-frame');
  const { locale } = useLanguage();
  return (person: FoundPerson): PaletteEntry => {
    const reais = person.wallets.find(({ currency }) => currency === person.preferred_currency);
    const held = reais?.held_cents ?? 0;
    const facts = [
      person.profile.full_name ? person.email : null,
      reais && reais.balance_formatted,
      held > 0 && t('palette.held', { amount: formatMoney(held, person.preferred_currency) }),
      !person.is_active && t('palette.inactive'),
      person.purchases_blocked_until &&
        t('palette.blocked', { time: formatClock(person.purchases_blocked_until, locale) }),
    ];
    return {
      id: `person-${person.id}`,
      title: <MatchedText label={personName(person)} text={text} />,
      detail: facts.filter(Boolean).join(' · '),
      image: <Initials name={personName(person)} isOwn className="size-5.5" />,
      trailing: <ActiveKeys />,
      link: { to: '/admin/users/$id', params: { id: person.id } },
    };
  };
}

/** Shown at the one that the keys are on. */
function ActiveKeys() {
  const { t } = useTranslation('admin-frame');
  return (
    <span aria-hidden className="hidden items-center gap-2.5 md:in-aria-selected:inline-flex">
      <KeyCaps keys={['Enter']} />
      {t('palette.foot.open')}
      <KeyCaps keys={['Tab']} />
      {t('palette.foot.actions')}
    </span>
  );
}

function useOrderEntry() {
  const { t } = useTranslation('admin-orders');
  const { locale } = useLanguage();
  const situationText = useSituationText();
  return ({ id, item, gateway, ...order }: FoundOrder): PaletteEntry => ({
    id: `order-${id}`,
    title: <span className="font-mono text-xs font-medium">#{orderNumber(id)}</span>,
    detail: [
      item ? `${item.service.name} ${item.country.name}` : t('topupOf'),
      item ? item.phone_number_formatted : gateway && gatewayName(gateway),
      situationText(order),
      formatMoney(order.total_amount_cents, order.currency),
    ]
      .filter(Boolean)
      .join(' · '),
    image: item ? (
      <BrandTile
        size={null}
        className="size-5.5 text-xs [&_img]:size-3.5"
        src={item.service.image_url ?? undefined}
        name={item.service.name}
      />
    ) : (
      <QrCode aria-hidden className="mx-0.5 text-muted" />
    ),
    trailing: formatMoment(order.created_at, locale),
    link: item ? { to: '/admin/orders/$id', params: { id } } : { to: '/admin/topups/$id', params: { id } },
  });
}
