import { act, renderHook, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Activation, UserTransactions } from '../../../shared/activations/user-transactions';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen, SIGNED_IN_ID } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { EndedTickets } from './ended-tickets';
import { useEnded } from './use-ended';

beforeAll(() => speakPortuguese('shell', 'buy'));
beforeEach(() => sessionStorage.clear());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function ended(id: string, change: Partial<Activation> = {}): Activation {
  return {
    activation_id: id,
    status: 'EXPIRED',
    quantidade_codigos: 0,
    phone_number_formatted: '+55 21 99812-0047',
    activation_cost_cents: 274,
    currency: 'BRL',
    activation_time: minutesAgo(25),
    expires_at: minutesAgo(5),
    closed_at: minutesAgo(5),
    closed_by: 'expiry',
    country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '/br.svg' },
    service: { code: 'tg', name: 'Telegram', image_url: null },
    ...change,
  } as Activation;
}

const listOf = (recent: Activation[], active: Activation[] = []) =>
  ({ recent_completed: recent, active_transactions: active }) as unknown as UserTransactions;

const idsOf = (transactions: UserTransactions, running: Activation[] = []) =>
  renderHook(() => useEnded(transactions, running, vi.fn())).result.current.ended.map(
    ({ activation_id }) => activation_id,
  );

describe('numbers that have ended', () => {
  it('stay for an hour, except swapped numbers and numbers with a message', () => {
    const recent = [
      ended('new'),
      ended('old', { closed_at: minutesAgo(62) }),
      ended('swapped', { closed_by: 'swap' }),
      ended('received', { quantidade_codigos: 1, closed_at: null, closed_by: null }),
    ];
    expect(idsOf(listOf(recent))).toEqual(['new']);
  });

  it('appear when their window ends, even before the server says so', () => {
    const late = ended('late', { status: 'WAITING_SMS', closed_at: null, closed_by: null });
    expect(idsOf(listOf([], [late]), [])).toEqual(['late']);
    expect(idsOf(listOf([], [late]), [late])).toEqual([]);
  });

  it('stay hidden after they were put away, even after a reload', () => {
    const { result } = renderHook(() => useEnded(listOf([ended('a')]), [], vi.fn()));
    act(() => result.current.putAway(ended('a')));
    expect(idsOf(listOf([ended('a')]))).toEqual([]);
  });

  it('are announced when they end, not when they had ended before the first list', () => {
    const onMoneyBack = vi.fn();
    const { rerender } = renderHook(({ list }) => useEnded(list, [], onMoneyBack), {
      initialProps: { list: listOf([ended('a')]) },
    });
    expect(onMoneyBack).not.toHaveBeenCalled();
    rerender({ list: listOf([ended('b'), ended('a')]) });
    expect(onMoneyBack).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ activation_id: 'b' }));
  });

  it('are not announced when they replace a ticket that was put away', () => {
    const onMoneyBack = vi.fn();
    const threeEnded = listOf([ended('a'), ended('b'), ended('c')]);
    const { result } = renderHook(() => useEnded(threeEnded, [], onMoneyBack));
    expect(result.current.ended.map(({ activation_id }) => activation_id)).toEqual(['a', 'b']);
    act(() => result.current.putAway(ended('a')));
    expect(result.current.ended.map(({ activation_id }) => activation_id)).toEqual(['b', 'c']);
    expect(onMoneyBack).not.toHaveBeenCalled();
  });
});

const offers = (stock: number, used = 1) =>
  fakeServer({
    [`GET /batch/user-transactions/${SIGNED_IN_ID}`]: () => ({
      body: { ...listOf([]), slots: { used, max: 2 } },
    }),
    'GET /api/v1/services': () => ({
      body: { services: [{ serv_code: 'tg', price_cents: 299, currency: 'BRL', stock }] },
    }),
  });

describe('the ticket of a number that has ended', () => {
  it('shows the returned money, and offers the same product at the current price', async () => {
    offers(3);
    openScreen(<EndedTickets ended={[ended('a')]} onPutAway={vi.fn()} />);
    const ticket = await screen.findByRole('article', { name: /^Telegram/ });
    expect(ticket).toHaveTextContent(/R\$\s2,74 voltaram/);
    expect(ticket).toHaveTextContent('20 minutos sem SMS, nada foi cobrado.');
    const again = await screen.findByRole('link', { name: /Comprar de novo · R\$\s2,99/ });
    expect(again).toHaveAttribute('href', '/services?service=tg&country=BR');
  });

  it('shows the limit instead of the button when no place is free', async () => {
    offers(3, 2);
    openScreen(<EndedTickets ended={[ended('a')]} onPutAway={vi.fn()} />);
    expect(await screen.findByText('Limite atingido: 2 em uso.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Comprar de novo/ })).toBeNull();
  });

  it('says that there is no internet instead of offering the product', async () => {
    offers(3);
    openScreen(<EndedTickets ended={[ended('a')]} onPutAway={vi.fn()} />);
    await screen.findByRole('link', { name: /Comprar de novo/ });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('button', { name: 'Sem internet' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: /Comprar de novo/ })).toBeNull();
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('names who cancelled, and links to the statement', async () => {
    offers(3);
    const cancelled = ended('a', { status: 'CANCELLED', closed_by: 'provider' });
    openScreen(<EndedTickets ended={[cancelled]} onPutAway={vi.fn()} />);
    expect(await screen.findByText(/O fornecedor encerrou o número às/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver no extrato' })).toBeVisible();
  });
});
