import { inputRequired, inputResponse, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { hasCode } from './api-error.js';
import { bodyOf, type Schemas } from './client.js';
import { NoCodeError, type Torpedo } from './torpedo.js';

export interface AssistantOptions {
  /** Has the customer's key; its scope decides what the assistant may do. */
  torpedo: Torpedo;
  /** Above this price, in cents of the account's currency, a number is bought only after a person agreed. */
  askAboveCents: number;
}

/** In seconds; clients stop waiting for a tool after a minute. */
const LONGEST_WAIT_SECONDS = 50;
const SHOWN_PRICES = 50;

const service = z.string().describe('Code or name of the service, such as wa or WhatsApp');
const country = z.string().describe('ISO code of the country, such as BR');
const activation_id = z.uuid().describe('Of the number, as buy answered it');

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);

const answer = (facts: object) => ({ content: [{ type: 'text' as const, text: JSON.stringify(facts) }] });

const priceOf = (sold: Schemas['ServiceDto']) => ({
  service: sold.serv_code,
  name: sold.name,
  country: sold.country && `${sold.country.iso_code} ${sold.country.name}`,
  price: money(sold.price_cents, sold.currency),
  price_cents: sold.price_cents,
  stock: sold.stock,
  delivery_rate: sold.delivery_rate,
  typical_seconds: sold.typical_seconds,
});

/** For a spent budget, the message says that nothing can be bought before the next day or month begins. */
function inWords(refusal: unknown): unknown {
  const isOfKey = hasCode(refusal, 'KEY_BUDGET_EXCEEDED');
  if (!isOfKey && !hasCode(refusal, 'TEAM_BUDGET_EXCEEDED')) return refusal;
  const [who, each, now] = isOfKey
    ? ['This key', 'day', 'today']
    : ['The member of this key', 'month', 'this month'];
  const { budget_cents, spent_cents, currency, resets_at } = refusal.details;
  return new Error(
    `${who} may spend ${money(budget_cents, currency)} a ${each} and has spent ${money(spent_cents, currency)} ${now}. Nothing was charged. More can be spent from ${resets_at} on, or when the owner raises the budget.`,
  );
}

/** The tools of an assistant (Model Context Protocol). A refusal of the API is answered in the API's own words. */
export function createAssistantServer({ torpedo, askAboveCents }: AssistantOptions): McpServer {
  const server = new McpServer({ name: 'torpedo', version: '1.0.0' });
  const { api, numbers } = torpedo;

  const servicesIn = async (query: { country_iso?: string; service?: string; search?: string }) =>
    bodyOf(api.GET('/api/v1/services', { params: { query: { ...query, per_page: SHOWN_PRICES } } }));

  server.registerTool(
    'prices',
    {
      description: `Price of one temporary number, stock, share of numbers that received a code, and how long it took. Give a country, a service, or both. At most ${SHOWN_PRICES} lines.`,
      inputSchema: z.object({
        country: country.optional(),
        service: service.optional(),
        search: z.string().optional().describe('Part of a service’s name'),
      }),
      annotations: { readOnlyHint: true },
    },
    async ({ country: country_iso, ...query }) => {
      const { services, total } = await servicesIn({ ...query, ...(country_iso && { country_iso }) });
      return answer({ prices: services.slice(0, SHOWN_PRICES).map(priceOf), total });
    },
  );

  server.registerTool(
    'balance',
    {
      description: 'What the account can spend, and what is held for numbers in use.',
      annotations: { readOnlyHint: true },
    },
    async () => {
      const { currency, balance_cents, held_cents } = await torpedo.balance();
      return answer({
        spendable: money(balance_cents, currency),
        held: money(held_cents, currency),
        balance_cents,
        held_cents,
      });
    },
  );

  server.registerTool(
    'buy',
    {
      description:
        'Buys one number for one code. The price is held, charged when a message arrives, and given back otherwise.',
      inputSchema: z.object({
        service,
        country,
        max_price_cents: z
          .int()
          .positive()
          .describe('The most it may cost, in cents of the account’s currency'),
        order_id: z
          .string()
          .max(200)
          .optional()
          .describe('A name for this order. A repetition with the same name never buys twice'),
      }),
      annotations: { destructiveHint: true, idempotentHint: false },
    },
    async ({ order_id, ...order }, { mcpReq }) => {
      const { service, country, max_price_cents } = order;
      const agreed = inputResponse(mcpReq.inputResponses, 'purchase');
      if (agreed.kind === 'elicit' && agreed.action !== 'accept')
        return answer({ bought: false, reason: 'The person said no. Nothing was charged.' });
      if (max_price_cents > askAboveCents && agreed.kind !== 'elicit') {
        const { services } = await servicesIn({ country_iso: country, service });
        const [sold] = services;
        if (!sold) throw new Error('This service is not sold in this country. Nothing was charged.');
        const { currency } = sold;
        const now = money(sold.price_cents, currency);
        const message = `Buy a number for ${sold.name} in ${sold.country?.name ?? country}? It costs ${now} now and may cost ${money(max_price_cents, currency)} at most. The money comes back when no code arrives.`;
        const purchase = inputRequired.elicit({ message, requestedSchema: z.object({}) });
        return inputRequired({ inputRequests: { purchase } });
      }
      const number = await numbers
        .buy({ ...order, ...(order_id && { order_id }), signal: mcpReq.signal })
        .catch((refusal: unknown) => {
          throw inWords(refusal);
        });
      return answer({
        activation_id: number.activation_id,
        phone_number: number.phone_number,
        price: money(number.service_price_cents, number.currency),
        waits_until: number.expires_at,
        cancel_from: number.cancel_available_at,
      });
    },
  );

  server.registerTool(
    'wait_for_code',
    {
      description: `Waits up to ${LONGEST_WAIT_SECONDS} seconds for the code of a number. Call it again while the number still waits.`,
      inputSchema: z.object({
        activation_id,
        seconds: z.int().min(1).max(LONGEST_WAIT_SECONDS).default(LONGEST_WAIT_SECONDS),
      }),
      annotations: { readOnlyHint: true },
    },
    async ({ activation_id: id, seconds }, { mcpReq }) => {
      try {
        const waits = { timeout: seconds * 1_000, signal: mcpReq.signal };
        const number = await numbers.get(id);
        return answer({ code: await number.waitForCode(waits) });
      } catch (error) {
        if (!(error instanceof NoCodeError)) throw error;
        const { status, expires_at } = error.number;
        return error.reason === 'timeout'
          ? answer({ code: null, status, waits_until: expires_at })
          : answer({ code: null, status, money: 'The number ended without a code. Its price is back.' });
      }
    },
  );

  server.registerTool(
    'cancel',
    {
      description: 'Gives a number back on which no message has arrived. Its price comes back.',
      inputSchema: z.object({ activation_id }),
      annotations: { destructiveHint: true, idempotentHint: true },
    },
    async ({ activation_id: id }) => {
      const { message, warning, refunded_amount_cents } = await (await numbers.get(id)).cancel();
      return answer({ message, warning, refunded_amount_cents });
    },
  );

  return server;
}
