import type { AnswerOf, PathOf } from '@torpedo/api-client';
import { withPictures } from './pictures';

/** The moment in which all screens stand still: a minute after the order of the document's story. */
export const NOW = '2026-03-10T12:03:05.000Z';

/** A refusal, as the server words it in Portuguese. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What is answered otherwise than in the document, by path; it starts from the usual answer. */
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

/** The path without names in it before one with: /orders/stats is no /orders/{id}. */
const documentedCall = (call: string): string | undefined =>
  calls.filter(({ pattern }) => pattern.test(call)).sort((one, other) => one.names - other.names)[0]?.call;

/** A country's catalogue, where the document names one product: service, name, price in cents. */
const PRODUCTS = [
  ['tg', 'Telegram', 389],
  ['ig', 'Instagram', 212],
  ['go', 'Google', 174],
  ['fb', 'Facebook', 155],
  ['ds', 'Discord', 133],
  ['lf', 'TikTok', 120],
] as const;

function catalogueFrom({ services: [whatsapp] }: AnswerOf<'get', '/api/v1/services'>) {
  const others = PRODUCTS.map(([serv_code, name, price_cents], place) => ({
    ...whatsapp!,
    id: `${whatsapp!.id.slice(0, -1)}${place}`,
    serv_code,
    name,
    price_cents,
    price: price_cents / 100,
    service_image_url: `/images/services/${name.toLowerCase()}.svg`,
  }));
  return { services: [whatsapp!, ...others], total: 1 + others.length };
}

/** One service in several countries: price in cents, share and seconds of delivery; null where nothing is measured. */
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

const usual: Answers = {
  '/api/v1/services': (documented, { url }) => {
    const { searchParams } = new URL(url);
    if (searchParams.has('country_iso')) return catalogueFrom(documented);
    return searchParams.has('service') ? everywhereFrom(documented) : documented;
  },
  '/api/v1/users/me': ({ profile, ...me }) => ({ ...me, profile: { ...profile, avatar_url: null } }),
  // Nothing is being paid, so that the screens of money begin at the amount.
  '/api/v1/payments/topups': (page) => ({ ...page, items: [], total: 0 }),
};

/** What the server says of a whole list in its headers. */
function pageHeaders(body: unknown): Record<string, string> {
  const { total, next_cursor: cursor } = Object(body) as { total?: number; next_cursor?: string | null };
  return {
    ...(total !== undefined && { 'X-Total-Count': String(total) }),
    ...(cursor && { 'X-Next-Cursor': cursor }),
  };
}

/** Of a list no more rows than were asked for. */
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

/** Answers as the API's document says, or as the story says of it. Texts it has. */
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
