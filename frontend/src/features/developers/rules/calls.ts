/** The placeholder for the current price. */
export const PRICE_PLACE = '{price}';

export const EXAMPLE = {
  service: 'wa',
  country: 'BR',
  usual: { price_cents: 439, currency: 'BRL' },
} as const;

export type CallId = 'check' | 'buy' | 'webhook' | 'socket' | 'poll' | 'advance';

export interface Call {
  command: string;
  answer: string;
}

/** Commands that run in any shell without changes; `origin` is the address of this server. */
export const callsTo = (origin: string): Record<CallId, Call> => ({
  check: {
    command: `curl ${origin}/api/v1/wallets/BRL/balance \\
  -H "X-API-Key: $TORPEDO_KEY"`,
    answer: '{ "balance_cents": 3107, "held_cents": 274, "currency": "BRL", … }',
  },
  buy: {
    command: `curl -X POST ${origin}/batch/purchase \\
  -H "X-API-Key: $TORPEDO_KEY" -H "Idempotency-Key: \${ORDER_ID:?}" \\
  --json '{"service":"${EXAMPLE.service}","country":"${EXAMPLE.country}","quantity":1,
           "user_id":"'$TORPEDO_USER'",${PRICE_PLACE}}'`,
    answer: `{ "successful_numbers": 1, "successful_transactions": [{
    "activation_id": "…", "phone_number": "+5511987654321",
    "status": "WAITING_SMS", "expires_at": "2026-11-22T17:30:02Z", … }], … }`,
  },
  webhook: {
    command: `{ "type": "message.received", "timestamp": "2026-11-22T17:10:14.000Z",
  "data": { "activation_id": "…", "code": "482913", "text": "…", … } }`,
    answer: 'HTTP/1.1 204 No Content',
  },
  poll: {
    command: `curl ${origin}/sms-activate/activation/$ACTIVATION_ID \\
  -H "X-API-Key: $TORPEDO_KEY"`,
    answer: '{ "status": "COMPLETED", "sms_code": "482913", "sms_text": "…", … }',
  },
  socket: {
    command: `new WebSocket("${origin.replace(/^http/, 'ws')}/ws/" + TORPEDO_USER, ["api-key", TORPEDO_KEY])
  .onmessage = ({ data }) => console.log(JSON.parse(data))`,
    answer: '{ "type": "sms_received", "activation_id": "…", "code": "482913", … }',
  },
  advance: {
    command: `curl ${origin}/api/v1/test/clock/advance \\
  -H "X-API-Key: $TORPEDO_KEY" --json '{"seconds":1200}'`,
    answer: '{ "now": "2026-11-22T17:50:02.000Z" }',
  },
});

export interface Piece {
  text: string;
  isQuoted: boolean;
}

export const piecesOf = (command: string): Piece[] =>
  command
    .split(/("[^"]*"|'[^']*')/)
    .filter((text) => text !== '')
    .map((text) => ({ text, isQuoted: /^["']/.test(text) }));

/** Verifies a delivery of a webhook; `body` is the unparsed text of the request. */
export const VERIFY_DELIVERY = `import { Webhook } from 'standardwebhooks';

const event = new Webhook(secret).verify(body, headers);`;
