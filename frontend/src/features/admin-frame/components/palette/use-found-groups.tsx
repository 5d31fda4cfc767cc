import { Avatar, Flag } from '@torpedo/ui-kit';
import { Ban, KeyRound, QrCode, UserCheck, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from '../../../../shared/back-office/small-controls';
import { useMay } from '../../../../shared/back-office/staff-rights';
import { figureFormat } from '../../../../shared/format/figure-format';
import { formatMoney } from '../../../../shared/format/money';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { formatClock, formatMoment } from '../../../../shared/time/format-time';
import type { Found, FoundOrder, FoundPerson, PaletteEntry, PaletteGroup } from './palette-data';
import { MatchedText } from './use-own-groups';

const nameOf = ({ profile, email }: FoundPerson) => profile.full_name || email;

export function useFoundGroups(found: Found | undefined, text: string): PaletteGroup[] {
  const { t } = useTranslation(['admin-frame', 'admin-orders']);
  const figure = figureFormat();
  const personEntry = usePersonEntry(text);
  const orderEntry = useOrderEntry();
  const actionsOn = useActionsOn();
  if (!found) return [];
  const { people, orders } = found;
  const [first] = people.items;
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
        orders.of_user_id && first ? t('palette.ordersOf', { name: nameOf(first) }) : t('palette.orders'),
      count: figure.format(orders.total),
      items: orders.items.map(orderEntry),
    },
  ];
  if (first) {
    groups.push({
      id: 'actions',
      title: t('palette.actionsOn', { name: nameOf(first) }),
      count: <KeyCaps keys={['Tab']} />,
      items: actionsOn(first),
    });
  }
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
      title: <MatchedText label={nameOf(person)} text={text} />,
      detail: facts.filter(Boolean).join(' · '),
      image: <Avatar name={nameOf(person)} className="-m-2 scale-60" />,
      link: { to: '/admin/users/$id', params: { id: person.id } },
    };
  };
}

function useOrderEntry() {
  const { t } = useTranslation('admin-orders');
  const { locale } = useLanguage();
  return ({ id, item, gateway, ...order }: FoundOrder): PaletteEntry => ({
    id: `order-${id}`,
    title: item ? `${item.service.name} ${item.country.name}` : t('topupOf'),
    detail: [
      item ? item.phone_number_formatted : gateway,
      t(`status.${order.status}`),
      formatMoney(order.total_amount_cents, order.currency),
    ]
      .filter(Boolean)
      .join(' · '),
    image: item ? (
      <Flag src={item.country.flag_image_url} code={item.country.iso_code} />
    ) : (
      <QrCode aria-hidden className="mx-0.5 text-muted" />
    ),
    trailing: formatMoment(order.created_at, locale),
    link: item ? { to: '/admin/orders/$id', params: { id } } : { to: '/admin/topups/$id', params: { id } },
  });
}

function useActionsOn() {
  const { t } = useTranslation('admin-frame');
  const may = useMay();
  return ({ id, is_active }: FoundPerson): PaletteEntry[] => {
    const page = (act: 'balance' | 'reset' | 'status') =>
      ({ to: '/admin/users/$id', params: { id }, search: { act } }) as const;
    const change: PaletteEntry[] = [
      {
        id: 'act-reset',
        title: t('palette.acts.reset'),
        detail: t('palette.acts.resetText'),
        image: <KeyRound aria-hidden className="mx-0.5 text-muted" />,
        link: page('reset'),
      },
      {
        id: 'act-status',
        title: t(is_active ? 'palette.acts.deactivate' : 'palette.acts.activate'),
        detail: t('palette.acts.asksReason'),
        image: is_active ? (
          <Ban aria-hidden className="mx-0.5 text-muted" />
        ) : (
          <UserCheck aria-hidden className="mx-0.5 text-muted" />
        ),
        ...(is_active && { tone: 'danger' as const }),
        link: page('status'),
      },
    ];
    const balance: PaletteEntry = {
      id: 'act-balance',
      title: t('palette.acts.balance'),
      detail: t('palette.acts.asksReason'),
      image: <Wallet aria-hidden className="mx-0.5 text-muted" />,
      trailing: <KeyCaps keys={['S']} />,
      link: page('balance'),
    };
    return [...(may('balances.change') ? [balance] : []), ...(may('users.change') ? change : [])];
  };
}
