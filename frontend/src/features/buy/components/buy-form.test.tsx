import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import {
  address,
  block,
  meanwhile,
  noNumber,
  onAPhone,
  oneOfTwo,
  open,
  purchaseCall,
  quote,
  quoteCall,
  show,
  whatsapp,
} from '../testing/shown-buy-form';

onAPhone();

it('opens the price alert of a service without numbers', async () => {
  fakeServer({});
  const soldOut = { ...whatsapp, stock: 0, country: { iso_code: 'BR', name: 'Brasil' } };
  const user = await show({ service: undefined, services: { data: [soldOut] } as never });
  const row = await screen.findByRole('option', { name: /WhatsApp.*sem estoque.*Avise-me/ });
  await user.click(row);
  await waitFor(() => expect(address.read()).toBe('/services/alerts?service=wa&country=BR'));
});

describe('a pause of purchases', () => {
  it.each([
    ['the quote', { [quoteCall]: () => ({ body: { ...quote, is_valid: false, ...block } }) }, false],
    [
      'the purchase',
      {
        [quoteCall]: () => ({ body: quote }),
        [purchaseCall]: () => refusal(403, 'PURCHASES_BLOCKED', block),
      },
      true,
    ],
  ])('from %s counts down and goes away by itself', async (_by, answers, confirms) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeServer(answers);
    const { user, buyButton, confirm } = await open();
    await user.click(buyButton);
    if (confirms) await confirm();
    const dialog = await screen.findByRole('dialog', { name: 'Compras pausadas' });
    expect(within(dialog).getByRole('timer')).toHaveTextContent(/em 1:(3[01]|29)\./);

    await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(buyButton).not.toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/em 1:(3[01]|29)\./);

    await vi.advanceTimersByTimeAsync(91_000);
    expect(await screen.findByRole('button', { name: /^Comprar por/ })).toBeEnabled();
    expect(screen.queryByText('Compras pausadas')).toBeNull();
  });
});

describe('a debt after a chargeback', () => {
  const debts = [{ currency: 'BRL', amount_cents: 878 }];
  const debt = { error_code: 'PURCHASES_BLOCKED', error_message: 'owed', reason: 'chargeback', debts };
  it.each([
    ['the quote', { [quoteCall]: () => ({ body: { ...quote, is_valid: false, ...debt } }) }, false],
    [
      'the purchase',
      { [quoteCall]: () => ({ body: quote }), [purchaseCall]: () => refusal(403, 'PURCHASES_BLOCKED', debt) },
      true,
    ],
  ])('from %s replaces the button and says how to repay', async (_by, answers, confirms) => {
    fakeServer(answers);
    const { user, buyButton, confirm } = await open();
    await user.click(buyButton);
    if (confirms) await confirm();
    const dialog = await screen.findByRole('dialog', { name: 'Compras pausadas' });
    expect(within(dialog).getByText(/Faltam R\$\s8,78/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Falar com o suporte' })).toHaveAttribute(
      'href',
      '/help',
    );

    await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(buyButton).not.toBeInTheDocument();
    expect(screen.getByText(/Faltam R\$\s8,78/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Adicionar saldo' })).toHaveAttribute(
      'href',
      '/dashboard/balance?amount=1000',
    );
  });
});

describe('the limit of numbers in use', () => {
  it('replaces the button before anybody presses it', async () => {
    await show({ used: 2 });
    expect(screen.getByText('Limite atingido: 2 em uso.')).toBeVisible();
    expect(screen.getByText('Conclua ou cancele um para comprar.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Comprar por/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Quantidade' })).toBeNull();
  });

  it('does not count the running order, so that the focus returns to the button', async () => {
    let answer = (_body: object) => {};
    fakeServer({
      [quoteCall]: () => ({ body: quote }),
      [purchaseCall]: () => new Promise((resolve) => (answer = (body) => resolve({ body }))),
    });
    const { user, buyButton, confirm } = await open({ used: 1 });
    await user.click(buyButton);
    await confirm();
    meanwhile.tellUsed(2);
    answer(noNumber);
    const dialog = await screen.findByRole('dialog', { name: 'Nenhum número neste minuto' });
    meanwhile.tellUsed(1);
    await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    await waitFor(() => expect(buyButton).toHaveFocus());
  });

  it('appears when the numbers of an order have arrived', async () => {
    fakeServer({
      [quoteCall]: () => ({ body: quote }),
      [purchaseCall]: () => ({ body: { ...oneOfTwo, failed_transactions: [] } }),
    });
    const { user, buyButton, confirm } = await open({ used: 1 });
    await user.click(buyButton);
    await confirm();
    meanwhile.tellUsed(2);
    expect(await screen.findByText('Limite atingido: 2 em uso.')).toBeVisible();
  });

  it('caps the quantity at the free places', async () => {
    await show({ used: 1 });
    expect(screen.getByRole('button', { name: 'Mais um número' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('group', { name: 'Quantidade' })).toHaveTextContent('1/ 1');
    expect(screen.getByText('Você tem 1 lugar livre')).toBeVisible();
  });
});

describe('without a service', () => {
  it('the form shows no button and no total, and says what to choose', async () => {
    await show({ service: undefined });
    expect(screen.queryByRole('button', { name: /^Comprar/ })).toBeNull();
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.getByText('Selecione país e serviço.')).toBeVisible();
  });

  it('and without a country, the services are disabled', async () => {
    await show({ service: undefined, country: undefined });
    expect(screen.getByRole('button', { name: /^Serviço/ })).toHaveAccessibleDescription(
      'Selecione um país primeiro',
    );
    expect(screen.getByRole('button', { name: /^Serviço/ })).toBeDisabled();
  });

  it('a wide screen shows the open list of services, which takes the focus and the key "/"', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    const chooseService = vi.fn();
    const user = await show({ service: undefined, chooseService });
    const search = screen.getByRole('combobox', { name: 'Qual serviço pede o código?' });
    expect(search).toHaveFocus();
    expect(screen.getByRole('listbox', { name: 'Serviço' })).toBeVisible();
    screen.getByRole('button', { name: /^País/ }).focus();
    await user.keyboard('/');
    expect(search).toHaveFocus();
    await user.keyboard('whats{Enter}');
    expect(chooseService).toHaveBeenCalledWith('wa');
  });
});

describe('the link to a product', () => {
  const quoted = (answer: object) => fakeServer({ [quoteCall]: () => ({ body: { ...quote, ...answer } }) });
  const question = () => screen.queryByRole('dialog', { name: 'Confirmar compra' });

  it('opens the confirmation at once, with the focus on confirm, and only once', async () => {
    const requests = quoted({});
    await show({ isLinked: true });
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar compra' });
    expect(within(dialog).getByRole('button', { name: 'Confirmar compra' })).toHaveFocus();
    const user = userEvent.setup();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    expect(requests.filter(({ url }) => url.includes('validate-purchase'))).toHaveLength(1);
  });

  it.each([
    ['the balance does not suffice', { balanceCents: 399 }],
    ['all slots are taken', { used: 2 }],
  ])('asks nothing while %s', async (_why, shown) => {
    const requests = quoted({});
    await show({ isLinked: true, ...shown });
    expect(requests.filter(({ url }) => url.includes('validate-purchase'))).toEqual([]);
  });

  it('shows no refusal, because nobody pressed the button', async () => {
    const requests = quoted({ is_valid: false, error_code: 'INVALID_SERVICE' });
    await show({ isLinked: true });
    await waitFor(() => expect(requests.some(({ url }) => url.includes('validate-purchase'))).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Comprar por/ })).toBeEnabled();
  });
});
