import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakPortuguese } from '../../../testing/portuguese';
import type { OrderDetail } from '../api/order-query';
import { OrderProblems } from './order-problems';

beforeAll(() => speakPortuguese('shell', 'orders'));

const ID = '01a1fe03-0993-7a32-a075-efd0a8976993';

function numberOrder(
  status: string,
  over: { refunded?: number; minutesLeft?: number; finished?: boolean; cancelAsked?: boolean } = {},
): OrderDetail {
  const expires_at = new Date(Date.now() + (over.minutesLeft ?? 10) * 60_000).toISOString();
  return {
    item: {
      ...{ type: 'sms_number', id: ID, status, activation_cost_cents: 274, currency: 'BRL' },
      refunded_amount_cents: over.refunded ?? 0,
    },
    activation: {
      ...{ status, expires_at, can_get_another_sms: true },
      cancel_requested_at: over.cancelAsked ? new Date().toISOString() : null,
    },
    timeline: over.finished ? [{ step: 'finished', at: new Date().toISOString() }] : [],
  } as OrderDetail;
}

async function waysOf(order: OrderDetail): Promise<string[]> {
  const root = createRootRoute({ component: () => <OrderProblems order={order} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  const links = await screen.findAllByRole('link');
  return links.map((link) => link.querySelector('[data-slot=row-text]')?.textContent ?? '');
}

describe('the help for an order', () => {
  it('that waits explains the wait, and offers to cancel and get the price back', async () => {
    const ways = await waysOf(numberOrder('WAITING_SMS'));
    expect(ways).toHaveLength(3);
    expect(ways[1]).toContain('Cancelar e receber R$\u00a02,74');
  });

  it('that is being cancelled does not offer to cancel again', async () => {
    const ways = await waysOf(numberOrder('WAITING_SMS', { cancelAsked: true }));
    expect(ways).toHaveLength(2);
    expect(ways.join()).not.toContain('Cancelar');
  });

  it('that received a message and may receive more offers another SMS at no cost', async () => {
    const ways = await waysOf(numberOrder('COMPLETED'));
    expect(ways[0]).toContain('Peça outro SMS no mesmo número, sem custo');
    expect(ways[1]).toContain('Preciso de outro código');
  });

  it('that received a message and is over does not offer another SMS', async () => {
    const ways = await waysOf(numberOrder('COMPLETED', { minutesLeft: -1 }));
    expect(ways).toHaveLength(2);
    expect(ways[0]).toContain('O prazo deste número acabou');
  });

  it('that its customer finished early says so, and does not offer another SMS', async () => {
    const ways = await waysOf(numberOrder('COMPLETED', { finished: true }));
    expect(ways).toHaveLength(2);
    expect(ways[0]).toContain('Você concluiu este número');
  });

  it('that was refunded says that the money is back already', async () => {
    expect((await waysOf(numberOrder('EXPIRED', { refunded: 274 })))[0]).toContain('O valor já voltou');
  });

  it('always ends with the support, to which the order is attached', async () => {
    expect((await waysOf(numberOrder('EXPIRED', { refunded: 274 }))).at(-1)).toContain(
      'O pedido nº A8976993 vai junto',
    );
    expect(screen.getByRole('link', { name: /Falar com o suporte/ }).getAttribute('href')).toBe(
      `/help?topic=contact&order=${ID}`,
    );
  });
});
