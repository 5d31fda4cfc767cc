import type { Schemas } from '@torpedo/api-client';
import type { Answers } from '../documented-server';
import { ago, idOf, pageOf } from './goods';
import { customer, personId } from './people';

type Entry = Schemas['AuditEntryDto'];

const staffMember = (place: number) => ({ id: personId(place), email: customer(place).user_email });

const CARLA = staffMember(0);
const MARIANA = staffMember(5);

/** Age in seconds, author, action, kind and name of the entity, field, before, after, reason, records. */
const ENTRIES: readonly [
  number,
  typeof CARLA,
  Entry['action'],
  Entry['entity_type'],
  string,
  string,
  unknown,
  unknown,
  string,
  number?,
][] = [
  [
    120,
    MARIANA,
    'product.change',
    'product',
    'Telegram Argentina',
    'price_cents',
    241,
    255,
    'Concorrência subiu',
  ],
  [
    380,
    CARLA,
    'product.change',
    'product',
    'Telegram Brasil',
    'price_cents',
    170,
    156,
    'Campanha até 30/11',
    145,
  ],
  [1_900, CARLA, 'offer.move', 'offer', 'Tinder Brasil', 'position', 1, 3, 'Entrega 19% em 31 pedidos'],
  [
    2_900,
    MARIANA,
    'setting.change',
    'setting',
    'cancel_after_seconds',
    'value',
    120,
    1_200,
    'Cancelamentos em série',
  ],
  [
    3_600,
    CARLA,
    'order.refund',
    'order',
    'E4417C9A',
    'status',
    'delivered',
    'refunded',
    'Número já usado, chamado 2301',
  ],
  [
    5_300,
    MARIANA,
    'message.reveal',
    'message',
    'D05A6B13',
    'message_id',
    null,
    'D05A6B13',
    'Cliente pediu, chamado 2288',
  ],
  [
    7_800,
    CARLA,
    'balance.adjust',
    'wallet',
    'clientes',
    'balance_cents',
    0,
    500,
    'Lote de cortesia de novembro',
    30,
  ],
  [
    12_000,
    CARLA,
    'provider.pause',
    'provider',
    'andes',
    'is_paused',
    false,
    true,
    'Não responde desde 01:12',
  ],
  [
    14_800,
    MARIANA,
    'user.change_role',
    'user',
    'gerente',
    'role',
    'CUSTOMER',
    'MANAGER',
    'Nova pessoa do atendimento',
  ],
  [21_000, CARLA, 'country.change', 'country', 'CO', 'is_enabled', true, false, 'Nenhum provedor entrega'],
  [
    26_000,
    MARIANA,
    'user.block_purchases',
    'user',
    'cliente',
    'blocked_until',
    null,
    ago(-1_200),
    'Cancela em série',
  ],
  [
    33_000,
    CARLA,
    'setting.change',
    'setting',
    'cancel_after_seconds',
    'value',
    60,
    120,
    'Pedido das equipes',
  ],
  [
    60_000,
    CARLA,
    'case.decide',
    'case',
    '2297',
    'decision',
    null,
    'refund',
    'Vendido antes para outro cliente',
  ],
];

const COUNTS: Record<string, number> = {
  ...{ 'product.change': 1_204, 'setting.change': 88, 'balance.adjust': 611 },
  ...{ 'user.change_role': 143, 'user.reveal': 212, 'user.delete': 9 },
};

/** Kinds of entities whose id is also their name. */
const NAMED: ReadonlySet<Entry['entity_type']> = new Set(['setting', 'provider', 'country']);

/** Of an operation on many: name, price before and after, margin before and after in percent, the price of today. */
const RECORDS: readonly [string, number, number, number, number, number?][] = [
  ['Telegram Brasil', 170, 156, 41.2, 35.9],
  ['Telegram EUA', 323, 297, 41.2, 36],
  ['Telegram Argentina', 262, 241, 41.2, 36.1, 255],
  ['Telegram Reino Unido', 299, 275, 22.7, 16],
];

const recordsOf = (entry: Entry): Entry[] =>
  RECORDS.map(([name, price, given, margin, after, today], place) => ({
    ...entry,
    ...{ id: idOf(entry.id, 40 + place), entity_id: idOf(entry.entity_id, 40 + place), entity_name: name },
    ...{ staff: CARLA, action: 'product.change', entity_type: 'product', records: 145, token: null },
    ...{ at: ago(380), reason: 'Campanha até 30/11', user: null },
    before: { price_cents: price, margin_percent: margin },
    after: { price_cents: given, margin_percent: after },
    changes: [{ field: 'price_cents', before: price, after: given }],
    changed_later:
      today === undefined ? null : { at: ago(120), staff: MARIANA, after: { price_cents: today } },
  }));

export const audit: Answers = {
  '/api/v1/admin/audit': ({ items: [entry] }, { url }) => {
    const { searchParams } = new URL(url);
    if (searchParams.has('request_id')) return pageOf(recordsOf(entry!), 145);
    const action = searchParams.get('action');
    const items = ENTRIES.map(
      (
        [seconds, staff, did, entity_type, name, field, before, after, reason, records = 1],
        place,
      ): Entry => ({
        ...entry!,
        ...{ staff, action: did, entity_type, records, reason, token: null, changed_later: null },
        ...{ id: idOf(entry!.id, place), request_id: idOf(entry!.request_id ?? '', place), at: ago(seconds) },
        entity_id: NAMED.has(entity_type) ? name : idOf(entry!.entity_id, place),
        entity_name: name,
        before: { [field]: before, ...(entity_type === 'case' && { number: 2_297 }) },
        after: { [field]: after, ...(entity_type === 'case' && { number: 2_297 }) },
        changes: [{ field, before, after }],
        user: { id: idOf(entry!.user?.id ?? '', place), email: 'tiago.m@exemplo.com.br' },
      }),
    );
    const total = searchParams.has('user_id') ? 6 : 9_318;
    return pageOf(items, action === null ? total : (COUNTS[action] ?? 37));
  },
};
