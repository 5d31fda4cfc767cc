import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';

const ID = '0199aa00-0000-7000-8000-00001a2b3c4d';
const message = {
  ...{ id: 'm-1', received_at: '2026-03-10T12:00:00.000Z' },
  ...{ is_shown: true, is_free: false, is_kept: true },
};
const order = {
  ...{ id: ID, type: 'sms_number', user_id: 'user-1', user_email: 'maria@example.com', status: 'delivered' },
  ...{ payment_status: 'paid', total_amount_cents: 490, currency: 'BRL', gateway: null, notes: [] },
  ...{ created_at: '2026-03-10T11:58:00.000Z', updated_at: '2026-03-10T12:00:00.000Z' },
  item: { phone_number: '+5511987654321', service: { name: 'WhatsApp' }, country: { name: 'Brasil' } },
  number: {
    ...{ provider: 'primary', activation_status: 'COMPLETED', attempts: [] },
    messages: [message, { ...message, id: 'm-2', is_kept: false }],
  },
};

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
  server.answer(`GET /api/v1/admin/orders/${ID}`, { body: order });
  server.answer('POST /api/v1/admin/messages/m-1/reveal', {
    body: {
      id: 'm-1',
      order_id: ID,
      code: '042917',
      text: 'Your code: 042917',
      received_at: message.received_at,
    },
  });
});
afterEach(() => server.close());

const terminalOf = (options: Parameters<typeof testTerminal>[0] = {}) =>
  testTerminal({
    ...options,
    profile: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' },
  });
const table = (data: string) => data.split('\n\n').at(-1)!.trim().split('\n');

describe('orders show', () => {
  it('tells when messages came, and reveals nothing by itself', async () => {
    const terminal = terminalOf();
    expect(await terminal.run('orders', 'show', ID, '--utc')).toBe(0);
    expect(table(terminal.data())).toEqual([
      'RECEIVED AT\tCODE\tTEXT\tSHOWN\tFREE\tID',
      '2026-03-10 12:00:00Z\t-\t-\tyes\tno\tm-1',
      '2026-03-10 12:00:00Z\tdeleted\tdeleted\tyes\tno\tm-2',
    ]);
    expect(server.received).toHaveLength(1);
  });

  it('reveals codes and texts that are still kept, for a reason', async () => {
    const terminal = terminalOf({ answers: ['Says the code is wrong'] });
    expect(await terminal.run('orders', 'show', ID, '--reveal')).toBe(0);
    expect(table(terminal.data())[1]).toContain('042917\tYour code: 042917');
    const posted = server.received.filter(({ method }) => method === 'POST');
    expect(posted.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { reason: 'Says the code is wrong' },
    ]);
  });

  it('prints one JSON value, with what was revealed', async () => {
    const terminal = terminalOf({ canAsk: false });
    expect(await terminal.run('orders', 'show', ID, '--reveal', '--reason', 'x', '--json')).toBe(0);
    expect(JSON.parse(terminal.data())).toMatchObject({ number: { messages: [{ code: '042917' }, {}] } });
    expect(await terminal.run('orders', 'show', ID, '--reveal')).toBe(2);
  });

  it.each(['1A2B3C4D', '#1a2b3c4d'])('finds the order by its short number %s', async (written) => {
    const other = { ...order, id: '0199aa00-0000-7000-8000-00001a2b3c4e' };
    server.answer('GET /api/v1/admin/orders', { body: { items: [other, order], total: 2 } });
    const terminal = terminalOf();
    expect(await terminal.run('orders', 'show', written, '--fields', 'id')).toBe(0);
    expect(terminal.data()).toBe(`id\t${ID}`);
  });

  it('does not choose between two with the same short number', async () => {
    const other = { ...order, id: '0199aa00-0000-7000-8000-99991a2b3c4d' };
    server.answer('GET /api/v1/admin/orders', { body: { items: [other, order], total: 2 } });
    expect(await terminalOf().run('orders', 'refund', '1A2B3C4D', '--yes')).toBe(5);
    expect(server.received.every(({ method }) => method === 'GET')).toBe(true);
  });
});
