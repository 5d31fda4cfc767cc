import type { Api } from './api-document.ts';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const ID = '01a1fe03-0993-7a32-a075-efd0a8976993';
const MOMENT = '2026-03-10T12:00:00.000Z';

/** What a text of that name holds, for one customer and one purchase. */
const TEXTS: Record<string, string> = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.…',
  amount_formatted: 'R$ 4,39',
  balance_formatted: 'R$ 31,07',
  birth_date: '1990-05-17',
  browser: 'Chrome 143',
  calling_code: '+55',
  category: 'messaging',
  codigo: '482913',
  codigo_atual: '482913',
  country: 'BR',
  country_code: '73',
  country_iso: 'BR',
  country_name: 'Brasil',
  cpf: '529.982.247-25',
  currency: 'BRL',
  day: '2026-03-10',
  description: 'WhatsApp, Brasil',
  email: 'ana@exemplo.com.br',
  full_name: 'Ana Souza',
  gateway: 'MERCADOPAGO',
  ip_address: '203.0.113.7',
  iso_code: 'BR',
  message: 'OK',
  month: '2026-03',
  name: 'WhatsApp',
  otp_code: '482913',
  phone_number: '+5511987654321',
  phone_number_formatted: '+55 11 98765-4321',
  prefix: 'torpedo_Zk3xQ9',
  provider: 'primary',
  qr_code: '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12ab34cd56ef',
  reason: 'Asked for by the customer',
  serv_code: 'wa',
  service: 'wa',
  service_code: 'wa',
  service_name: 'WhatsApp',
  sms_code: '482913',
  sms_text: 'Your WhatsApp code: 482-913',
  system: 'Android',
  texto: 'Your WhatsApp code: 482-913',
  user_agent: 'Mozilla/5.0 (Linux; Android 16)',
  version: '1.0.0',
};

const TEXT_ENDINGS: [RegExp, string][] = [
  [/^id$|Id$|_id$/, ID],
  [
    /(_at|_until|_from|_in_at|^since|^until|^from|^to|^at|timestamp|recebido_em|settles_by|last_login|activation_time)$/,
    MOMENT,
  ],
  [/_?email$/, 'ana@exemplo.com.br'],
  [/image_url$|icon_url$|avatar_url$/, '/images/services/whatsapp.svg'],
  [/_ur[il]|^url$|endpoint$/, 'https://torpedo.example/'],
  [/_name$/, 'Ana Souza'],
];

const NUMBERS: [RegExp, number][] = [
  [/_rate$|^margin$|_percent$/, 0.94],
  [/_micros$/, 439_000],
  [/_cents$/, 439],
  [/_seconds$|_in$|_ms$/, 60],
  [/(price|cost|amount|missing|balance)$/, 4.39],
];

function textOf(name: string, { format }: Schema): string {
  if (format === 'date-time') return MOMENT;
  if (format === 'date') return '2026-03-10';
  if (format === 'uuid') return ID;
  return TEXTS[name] ?? TEXT_ENDINGS.find(([ending]) => ending.test(name))?.[1] ?? name;
}

function numberOf(name: string, { type, minimum = 0 }: Schema): number {
  const value = NUMBERS.find(([ending]) => ending.test(name))?.[1] ?? 1;
  return Math.max(type === 'integer' ? Math.ceil(value) : value, minimum);
}

function createExamples({ components: { schemas } }: Api) {
  /** @param within names of the schemas around it: one that holds itself ends there */
  function exampleOf(schema: Schema, name: string, within: readonly string[]): unknown {
    if (schema.$ref) {
      const called = schema.$ref.replace(/^.*\//, '');
      if (within.includes(called)) return undefined;
      return exampleOf(schemas[called] as Schema, name, [...within, called]);
    }
    if (schema.example !== undefined) return schema.example;
    if (schema.default !== undefined) return schema.default;
    if (schema.enum) return schema.enum[0];
    if (schema.allOf) {
      const parts = schema.allOf.map((part) => exampleOf(part, name, within));
      return parts.length === 1 ? parts[0] : Object.assign({}, ...parts);
    }
    const [option] = schema.anyOf ?? schema.oneOf ?? [];
    if (option) return exampleOf(option, name, within);
    if (schema.type === 'array') return [exampleOf(schema.items ?? {}, name, within)].filter(isKnown);
    if (schema.type === 'boolean') return true;
    if (schema.type === 'number' || schema.type === 'integer') return numberOf(name, schema);
    if (schema.type === 'string') return textOf(name, schema);
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .map(([field, each]) => [field, exampleOf(each, field, within)])
        .filter(([, value]) => isKnown(value)),
    );
  }
  return exampleOf;
}

const isKnown = (value: unknown) => value !== undefined;

/** Gives an example to each answer that has none: made of its schema, so that it cannot contradict it. */
export function documentExamples(api: Api): void {
  const exampleOf = createExamples(api);
  for (const operation of Object.values(api.paths).flatMap((path) => Object.values(path))) {
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      if (!/^[12]/.test(status)) continue;
      for (const media of Object.values(content)) {
        const { schema, example, examples } = media as {
          schema?: Schema;
          example?: unknown;
          examples?: unknown;
        };
        if (schema && example === undefined && !examples)
          Object.assign(media, { example: exampleOf(schema, 'value', []) });
      }
    }
  }
}
