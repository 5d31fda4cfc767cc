import { cleanup, renderHook, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UserTransactions } from '../../../shared/activations/user-transactions';
import { fakeServer } from '../../../testing/fake-server';
import { noNumber, onAPhone, open, purchaseCall, quote, quoteCall, show } from '../testing/shown-buy-form';
import { type LeftOrder, useLeftOrderEnd } from './use-left-order';

onAPhone();

const telegram = {
  ...{ serv_code: 'tg', name: 'Telegram', price_cents: 250, currency: 'BRL', stock: 9 },
  ...{ delivery_rate: null, typical_seconds: null, works_now: null },
};
const silence = {
  successful_numbers: 0,
  refunded_amount_cents: 0,
  failed_transactions: [
    {
      ...{ code: 'CHECKING_WITH_PROVIDER', message: '', retryable: false, another_country_may_help: false },
      settles_by: new Date(Date.now() + 180_000).toISOString(),
    },
  ],
};

async function failOrder(answer: object) {
  fakeServer({ [quoteCall]: () => ({ body: quote }), [purchaseCall]: () => ({ body: answer }) });
  const { user, buyButton, confirm } = await open();
  await user.click(buyButton);
  await confirm();
  return user;
}

/** Opens the screen again, as a reload does, with another service chosen. */
async function reload() {
  cleanup();
  return show({ service: telegram as never });
}

describe('the ticket of a failed order', () => {
  it('names what was ordered and its money after a reload, and asks for the same again', async () => {
    await failOrder(noNumber);
    await screen.findByRole('dialog', { name: 'Nenhum número neste minuto' });
    const user = await reload();
    const ticket = await screen.findByRole('article', {
      name: 'Nenhum número neste minuto, WhatsApp, Brasil',
    });
    expect(ticket).toHaveTextContent(/R\$\s4,00 voltaram/);
    await user.click(within(ticket).getByRole('button', { name: 'Tentar Brasil de novo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar compra' });
    expect(dialog).toHaveTextContent('WhatsApp');
  });

  it('says after a reload that the money is held, and offers no repetition', async () => {
    await failOrder(silence);
    await screen.findByRole('dialog', { name: 'Estamos verificando com o fornecedor' });
    await reload();
    const ticket = await screen.findByRole('article', { name: /^Estamos verificando.*WhatsApp, Brasil$/ });
    expect(ticket).toHaveTextContent(/R\$\s4,00 continuam reservados/);
    expect(within(ticket).queryByRole('button', { name: /de novo/ })).toBeNull();
  });

  it('is gone after a reload when the customer has put it away', async () => {
    const user = await failOrder(noNumber);
    const dialog = await screen.findByRole('dialog', { name: 'Nenhum número neste minuto' });
    await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    const ticket = await screen.findByRole('article', { name: /^Nenhum número/ });
    await user.click(within(ticket).getByRole('button', { name: 'Fechar' }));
    await reload();
    expect(screen.queryByRole('article')).toBeNull();
  });
});

describe('an order that is checked with the provider', () => {
  const checked = {
    code: 'CHECKING_WITH_PROVIDER',
    message: '',
    retryable: false,
    anotherCountryMayHelp: false,
  };
  const held = {
    ...{
      at: 1_000,
      product: { country: { iso_code: 'BR' }, service: { serv_code: 'wa', price_cents: 400 } },
    },
    outcome: { step: 'failed', failures: [checked], money: 'held', refundedCents: 0, retry: null },
  } as unknown as LeftOrder;
  const number = { service: { code: 'wa' }, country: { iso_code: 'BR' } };
  const read = (used: number, active: object[] = []) =>
    ({
      slots: { used, max: 2 },
      active_transactions: active,
      recent_completed: [],
    }) as unknown as UserTransactions;

  function watch(transactions: UserTransactions, readAt = 2_000) {
    const changeLeft = vi.fn();
    renderHook(() => useLeftOrderEnd({ left: held, changeLeft }, transactions, readAt));
    return changeLeft;
  }

  it.each([
    ['while the server counts it', read(1), 2_000],
    ['by a list that was read before it', read(0), 900],
  ])('does not end %s', (_when, transactions, readAt) => {
    expect(watch(transactions, readAt)).not.toHaveBeenCalled();
  });

  it('ends without a ticket when its number has come', () => {
    expect(watch(read(1, [number]))).toHaveBeenCalledWith(null);
  });

  it('says that the money came back when no number has come', () => {
    const back = { money: 'refunded', refundedCents: 400, failures: [], retry: 'confirm' };
    const ended = expect.objectContaining({ outcome: expect.objectContaining(back) as unknown });
    expect(watch(read(0))).toHaveBeenCalledWith(ended);
  });
});
