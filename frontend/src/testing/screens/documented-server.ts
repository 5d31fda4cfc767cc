import type { AnswerOf, PathOf, Schemas } from '@torpedo/api-client';
import { balanceFrom, ordersFrom, statementFrom } from './ledger';
import { withPictures } from './pictures';

/** The fixed time of all screens: a minute after the order in the examples of the API's document. */
export const NOW = '2026-03-10T12:03:05.000Z';

/** A refusal with the server's Portuguese text. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Changes to the documented answers, by path; each function gets the documented answer. */
export type Answers = {
  [Path in PathOf<'get'>]?: (
    documented: AnswerOf<'get', Path>,
    request: Request,
  ) => AnswerOf<'get', Path> | Promise<AnswerOf<'get', Path>>;
} & {
  'POST /batch/purchase'?: (documented: AnswerOf<'post', '/batch/purchase'>) => unknown;
  'POST /api/v1/sms/validate-purchase'?: (
    documented: AnswerOf<'post', '/api/v1/sms/validate-purchase'>,
  ) => unknown;
  'POST /api/v1/teams/invitations/view'?: () => unknown;
  'POST /api/v1/admin/products/bulk'?: (
    documented: AnswerOf<'post', '/api/v1/admin/products/bulk'>,
  ) => unknown;
  'POST /api/v1/admin/cases/{id}/decide'?: (
    documented: AnswerOf<'post', '/api/v1/admin/cases/{id}/decide'>,
  ) => unknown;
};

type Answer = (documented: unknown, request: Request) => unknown;

const documented = import.meta.env.DOCUMENTED_ANSWERS;

const calls = Object.keys(documented).map((call) => ({
  call,
  pattern: new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  names: call.split('{').length,
}));

/** A path without parameters wins over one with parameters: /orders/stats is not /orders/{id}. */
const documentedCall = (call: string): string | undefined =>
  calls.filter(({ pattern }) => pattern.test(call)).sort((one, other) => one.names - other.names)[0]?.call;

/** A country's catalogue; the document has one product. Service, name, cents, delivery share and seconds. */
const PRODUCTS = [
  ['wa', 'WhatsApp', 439, 0.89, 12],
  ['tg', 'Telegram', 274, 0.84, 18],
  ['fb', 'Facebook', 175, 0.81, 20],
  ['oi', 'Tinder', 186, null, null],
  ['ig', 'Instagram', 112, 0.92, 9],
  ['go', 'Google', 259, 0.87, 14],
  ['tw', 'Twitter', 199, 0.58, 51],
  ['lf', 'TikTok', 167, 0.83, 16],
  ['ds', 'Discord', 102, 0.9, 11],
  ['tn', 'LinkedIn', 148, 0.79, 25],
  ['nf', 'Netflix', 131, 0.88, 15],
  ['wx', 'Apple', 295, 0.86, 13],
] as const;

/** The collection of marks has none for LinkedIn. */
function pictureOf(code: string, name: string): string | null {
  if (code === 'tn') return null;
  return `/images/services/${code === 'tw' ? 'x' : name.toLowerCase()}.svg`;
}

function catalogueFrom({ services: [whatsapp] }: AnswerOf<'get', '/api/v1/services'>) {
  const services = PRODUCTS.map(([serv_code, name, price_cents, delivery_rate, typical_seconds], place) => ({
    ...whatsapp!,
    id: place === 0 ? whatsapp!.id : `${whatsapp!.id.slice(0, -2)}${String(place).padStart(2, '0')}`,
    serv_code,
    name,
    price_cents,
    price: price_cents / 100,
    service_image_url: pictureOf(serv_code, name),
    delivery_rate,
    typical_seconds,
    works_now: delivery_rate === null ? null : delivery_rate > 0.75,
  }));
  return { services, total: services.length };
}

/** One service in several countries: price in cents, delivery share and seconds; null where not measured. */
const COUNTRIES = [
  ['BR', 'Brasil', 439, 0.89, 12],
  ['PT', 'Portugal', 510, 0.91, 10],
  ['GB', 'Reino Unido', 495, 0.88, 14],
  ['US', 'Estados Unidos', 385, 0.86, 16],
  ['MX', 'México', 205, 0.83, 19],
  ['AR', 'Argentina', 230, 0.81, 24],
  ['CL', 'Chile', 220, 0.79, 22],
  ['IN', 'Índia', 145, 0.58, 51],
  ['CO', 'Colômbia', 190, null, null],
] as const;

function everywhereFrom({ services: [whatsapp] }: AnswerOf<'get', '/api/v1/services'>) {
  const services = COUNTRIES.map(([iso_code, name, price_cents, delivery_rate, typical_seconds]) => ({
    ...whatsapp!,
    id: `${whatsapp!.id.slice(0, -2)}${iso_code}`,
    country: { iso_code, name, flag_image_url: `/images/flags/${iso_code}.svg` },
    price_cents,
    price: price_cents / 100,
    delivery_rate,
    typical_seconds,
    works_now: delivery_rate === null ? null : delivery_rate > 0.75,
  }));
  return { services, total: services.length };
}

const NUMBER_ORDER = (documented['GET /api/v1/orders/{id}'] as AnswerOf<'get', '/api/v1/orders/{id}'>)
  .item as Schemas['SmsNumberOrderDto'];

const usual: Answers = {
  '/api/v1/orders/my-orders': ordersFrom,
  '/api/v1/wallets/{currency}/balance': balanceFrom,
  '/api/v1/wallets/{currency}/transactions': (page) => statementFrom(page, NUMBER_ORDER),
  '/api/v1/services/most-used': ({ services: [whatsapp] }) => ({
    services: [
      { ...whatsapp!, activations: 14 },
      ...(['Instagram', 'Telegram'] as const).map((name, place) => ({
        ...whatsapp!,
        serv_code: name === 'Telegram' ? 'tg' : 'ig',
        name,
        service_image_url: `/images/services/${name.toLowerCase()}.svg`,
        activations: 9 - 4 * place,
      })),
    ],
  }),
  '/api/v1/services': (documented, { url }) => {
    const { searchParams } = new URL(url);
    if (searchParams.has('country_iso')) return catalogueFrom(documented);
    return searchParams.has('service') ? everywhereFrom(documented) : documented;
  },
  '/api/v1/users/me': ({ profile, ...me }) => ({ ...me, profile: { ...profile, avatar_url: null } }),
  // No payment is open, so the screens of money begin with the amount.
  '/api/v1/payments/topups': (page) => ({ ...page, items: [], total: 0 }),
};

/** The headers with the server's facts about the whole list. */
function pageHeaders(body: unknown): Record<string, string> {
  const { total, next_cursor: cursor } = Object(body) as { total?: number; next_cursor?: string | null };
  return {
    ...(total !== undefined && { 'X-Total-Count': String(total) }),
    ...(cursor && { 'X-Next-Cursor': cursor }),
  };
}

/** Limits a list to the requested number of rows. */
function firstPage(answer: unknown, url: string): unknown {
  const rows = Number(new URL(url).searchParams.get('per_page') ?? Infinity);
  const { items } = Object(answer) as { items?: unknown[] };
  return items && items.length > rows ? { ...Object(answer), items: items.slice(0, rows) } : answer;
}

const json = (body: unknown, status = 200) =>
  new Response(withPictures(JSON.stringify(body)), {
    status,
    headers: { 'Content-Type': 'application/json', ...pageHeaders(body) },
  });

const texts = import.meta.glob('../../locales/*/*.json', { import: 'default' });

/** Answers as the API's document says, or as the story says. It always has the texts. */
export function documentedServer(answers: Answers): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const readTexts = texts[`../..${pathname.replace('/src', '')}`];
    if (readTexts) return json(await readTexts());
    const call = documentedCall(`${request.method} ${pathname}`);
    if (!call) throw new TypeError(`Failed to fetch ${request.method} ${pathname}`);
    const path = call.replace('GET ', '') as keyof Answers;
    try {
      let answer = structuredClone(documented[call]);
      for (const said of [usual[path], answers[path]] as (Answer | undefined)[])
        if (said) answer = await said(answer, request);
      return json(firstPage(answer, request.url));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, message } = error;
      return json({ detail: { code, message } }, status);
    }
  };
}
