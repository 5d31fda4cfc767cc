import type { LinkOptions } from '@tanstack/react-router';
import { bodyOf } from '@torpedo/api-client';
import { toast } from '@torpedo/ui-kit';
import { Ban, CirclePause, KeyRound, Play, Undo2, UserCheck, Wallet, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { staffApi } from '../../../../shared/back-office/staff-api';
import { staffKeys } from '../../../../shared/back-office/staff-keys';
import { useStaffMutation } from '../../../../shared/back-office/staff-query';
import { type StaffPermission, useMay } from '../../../../shared/back-office/staff-rights';
import { orderNumber } from '../../../../shared/order-number';
import type { PaletteVerb } from '../../rules/palette-query';
import { type FoundOrder, type FoundPerson, type PaletteEntry, personName } from './palette-data';
import type { FoundCatalogue } from './use-catalogue-groups';

/** The icon, the tone and the permission of each action. */
const ACTS = {
  balance: { icon: Wallet, permission: 'balances.change' },
  reset: { icon: KeyRound, permission: 'users.change' },
  deactivate: { icon: Ban, permission: 'users.change', tone: 'danger' },
  activate: { icon: UserCheck, permission: 'users.change' },
  refund: { icon: Undo2, permission: 'orders.refund', tone: 'danger' },
  cancel: { icon: X, permission: 'orders.change', tone: 'danger' },
  pause: { icon: CirclePause, permission: 'providers.pause', tone: 'danger' },
  resume: { icon: Play, permission: 'providers.pause' },
} as const satisfies Record<PaletteVerb, { icon: unknown; permission: StaffPermission; tone?: 'danger' }>;

interface Act {
  verb: PaletteVerb;
  /** The id of the object of the action. */
  id: string;
  name: string;
  /** The text without the object, for a group whose title names the object. */
  short?: string;
  detail?: ReactNode;
  way: { link: LinkOptions } | { run: () => void };
  /** Replaces the permission of the verb. */
  permission?: StaffPermission;
}

/** The actions for the found objects. Each one opens the dialog of its screen. */
export function useActions() {
  const { t } = useTranslation('admin-frame');
  const may = useMay();
  const resume = useResume();

  const entryOf = ({ verb, id, name, short, detail, way }: Act): PaletteEntry => {
    const { icon: Icon, ...look } = ACTS[verb];
    return {
      id: `${verb}-${id}`,
      title: short ?? t(`palette.does.${verb}`, { name }),
      detail,
      image: <Icon aria-hidden className="mx-0.5 text-muted" />,
      ...('tone' in look && { tone: look.tone }),
      ...way,
    };
  };
  const entriesOf = (acts: readonly Act[]) =>
    acts.filter(({ verb, permission }) => may(permission ?? ACTS[verb].permission)).map(entryOf);

  const onPerson = (person: FoundPerson): Act[] => {
    const { id, is_active } = person;
    const of = { id, name: personName(person) };
    const way = (act: 'balance' | 'reset' | 'status') => ({
      link: { to: '/admin/users/$id', params: { id }, search: { act } } as const,
    });
    const asksReason = t('palette.acts.asksReason');
    return [
      { ...of, verb: 'balance', short: t('palette.acts.balance'), detail: asksReason, way: way('balance') },
      {
        ...of,
        verb: 'reset',
        short: t('palette.acts.reset'),
        detail: t('palette.acts.resetText'),
        way: way('reset'),
      },
      {
        ...of,
        verb: is_active ? 'deactivate' : 'activate',
        short: t(is_active ? 'palette.acts.deactivate' : 'palette.acts.activate'),
        detail: asksReason,
        way: way('status'),
      },
    ];
  };
  const onOrder = ({ id, item, actions }: FoundOrder): Act[] =>
    (['refund', 'cancel'] as const)
      .filter((verb) => actions?.[verb].is_possible)
      .map((verb) => ({
        verb,
        id,
        name: `#${orderNumber(id)}`,
        short: t(`palette.acts.${verb}`),
        detail: item && `${item.service.name} ${item.country.name}`,
        way: { link: { to: '/admin/orders/$id', params: { id }, search: { act: verb } } },
      }));
  const onCatalogue = ({ providers, products }: FoundCatalogue): Act[] => [
    ...providers.map(({ code, name, is_paused }): Act => {
      const of = { id: code, name, detail: t('palette.groups.providers') };
      return is_paused
        ? { ...of, verb: 'resume', way: { run: () => resume.mutate({ name, code }) } }
        : { ...of, verb: 'pause', way: { link: { to: '/admin/sms', search: { pause: code } } } };
    }),
    ...products.map(({ id, sku, paused_at, ...product }): Act => {
      const name = `${product.name} ${product.country_name}`;
      const of = { id, name, detail: sku, permission: 'catalogue.change' } as const;
      return paused_at === null
        ? {
            ...of,
            verb: 'pause',
            way: { link: { to: '/admin/products/$id', params: { id }, search: { act: 'pause' } } },
          }
        : { ...of, verb: 'resume', way: { run: () => resume.mutate({ name, product: id }) } };
    }),
  ];
  return { entriesOf, onPerson, onOrder, onCatalogue };
}

interface Resumed {
  name: string;
  code?: string;
  product?: string;
}

/** The only action without a dialog, because selling again loses nothing. */
function useResume() {
  const { t } = useTranslation('admin-frame');
  return useStaffMutation([staffKeys.providers, staffKeys.products], {
    mutationFn: ({ code, product }: Resumed): Promise<unknown> =>
      code === undefined
        ? bodyOf(
            staffApi.POST('/api/v1/admin/products/{id}/resume', {
              params: { path: { id: product ?? '' } },
              body: {},
            }),
          )
        : bodyOf(
            staffApi.POST('/api/v1/admin/providers/{code}/resume', { params: { path: { code } }, body: {} }),
          ),
    onSuccess: (_answer, { name }) => toast.success({ title: t('palette.does.resumed', { name }) }),
  });
}
