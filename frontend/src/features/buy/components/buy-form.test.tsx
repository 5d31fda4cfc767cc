import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceQuery } from '../../../shared/balance';
import { storeAccessToken } from '../../../shared/session/session-storage';
import { meQuery } from '../../../shared/session/account';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { BuyForm } from './buy-form';
import type { ProductChoice } from './use-product-choice';
import { usePurchase } from './use-purchase';

beforeAll(() => speakPortuguese('buy'));
// A phone, where the comparison of countries waits behind its button.
beforeEach(() => {
  const phone = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => phone);
  sessionStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => void vi.useRealTimers());

const passTime = async (ms: number) => {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
};

const ordersIn = (requests: Request[]) => requests.filter(({ url }) => url.endsWith('/batch/purchase'));
const quoteCall = 'POST /api/v1/sms/validate-purchase';
const purchaseCall = 'POST /batch/purchase';

const quote = {
  unit_price_cents: 400,
  total_cost_cents: 400,
  user_balance_cents: 3000,
  has_sufficient_balance: true,
  is_valid: true,
};
const block = { error_code: 'PURCHASES_BLOCKED', error_message: 'paused', retry_after_seconds: 90 };
const failedNumber = {
  ...{ code: 'NO_NUMBERS', message: 'Sem números.' },
  ...{ retryable: true, another_country_may_help: true },
};
const noNumber = {
  successful_numbers: 0,
  refunded_amount_cents: 400,
  failed_transactions: [failedNumber],
};
const oneOfTwo = { ...noNumber, successful_numbers: 1, batch_id: 'b1' };

const whatsapp = {
  ...{ serv_code: 'wa', name: 'WhatsApp', price_cents: 400, currency: 'BRL', stock: 9 },
  ...{ delivery_rate: null, typical_seconds: null, works_now: null },
};
const offer = (iso_code: string, name: string, price_cents: number, stock: number) => ({
  ...{ serv_code: 'wa', name: 'WhatsApp', currency: 'BRL', price_cents, stock },
  ...{ delivery_rate: 0.9, typical_seconds: 10, works_now: true, sample_size: 20 },
  country: { iso_code, name, flag_image_url: '' },
});
const compared = [
  offer('BR', 'Brasil', 400, 9),
  offer('PT', 'Portugal', 510, 5),
  offer('CL', 'Chile', 220, 0),
  offer('US', 'Estados Unidos', 385, 30),
];
const choice = {
  countries: { data: [{ iso_code: 'BR', name: 'Brasil', calling_code: '55', flag_image_url: '' }] },
  services: { data: [whatsapp] },
  country: { iso_code: 'BR', name: 'Brasil' },
  service: whatsapp,
  isLinked: false,
  chooseCountry: vi.fn(),
  chooseService: vi.fn(),
  leaveService: vi.fn(),
} as unknown as ProductChoice;

/** Takes the chosen service off the list, as the catalogue does when nobody sells it any more. */
let sellOut = () => {};

function Form({ used, part }: { used: number; part: Partial<ProductChoice> }) {
  const [isSoldOut, setSoldOut] = useState(false);
  useEffect(() => {
    sellOut = () => act(() => setSoldOut(true));
  }, []);
  const listed = { ...choice, ...part, ...(isSoldOut && { service: undefined }) };
  return <BuyForm choice={listed} slots={{ max: 2, used }} usedCountries={[]} purchase={usePurchase()} />;
}

type Shown = Partial<ProductChoice> & { used?: number; balanceCents?: number };

async function show({ used = 0, balanceCents = 3000, ...part }: Shown = {}) {
  storeAccessToken('token');
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(meQuery().queryKey, { id: 'u1', preferred_currency: 'BRL' } as never);
  queryClient.setQueryData(balanceQuery('BRL').queryKey, {
    balance_cents: balanceCents,
    held_cents: 0,
  } as never);
  const root = createRootRoute({ component: () => <Form used={used} part={part} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Comprar número' });
  return userEvent.setup({ advanceTimers: passTime });
}

async function open() {
  const user = await show();
  const buyButton = await screen.findByRole('button', { name: /^Comprar por/ });
  const confirm = async () =>
    user.click(
      within(await screen.findByRole('dialog', { name: 'Confirmar compra' })).getByRole('button', {
        name: 'Confirmar compra',
      }),
    );
  return { user, buyButton, confirm };
}

async function expectOutcome(title: string, ...lines: string[]) {
  const dialog = await screen.findByRole('dialog', { name: title });
  const text = within(dialog).getByRole('alert');
  expect([...text.children].map((line) => line.textContent?.replaceAll('\u00a0', ' '))).toEqual(lines);
  await waitFor(() => expect(text).toHaveFocus());
  return dialog;
}

describe('a refused purchase is told in a sheet with the focus', () => {
  it.each([
    ['no number came', { body: noNumber }, 'Nenhum número desta vez', 'R$ 4,00 voltaram para o seu saldo.'],
    ['it is refused', refusal(422, 'INVALID_SERVICE'), 'Nenhum número desta vez', 'Nada foi cobrado.'],
    [
      'the server broke',
      refusal(500, 'INTERNAL_ERROR'),
      'A resposta não chegou',
      'Se a compra foi feita, o número aparece nesta tela. Tentar de novo não cobra duas vezes.',
    ],
    ['a part of it came', { body: oneOfTwo }, 'Aguardando SMS', 'R$ 4,00 voltaram para o seu saldo.'],
  ])('money first, when %s', async (_what, answer, title, money) => {
    fakeServer({ [quoteCall]: () => ({ body: quote }), [purchaseCall]: () => answer });
    const { user, buyButton, confirm } = await open();
    await user.click(buyButton);
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: title });
    const text = within(dialog).getByRole('alert');
    expect(text.firstElementChild).toHaveTextContent(money);
    await waitFor(() => expect(text).toHaveFocus());
  });

  it('and stays when its service is sold out meanwhile', async () => {
    fakeServer({ [quoteCall]: () => ({ body: quote }), [purchaseCall]: () => ({ body: noNumber }) });
    const { user, buyButton, confirm } = await open();
    await user.click(buyButton);
    await confirm();
    await screen.findByRole('dialog', { name: 'Nenhum número desta vez' });
    sellOut();
    expect(screen.getByRole('dialog', { name: 'Nenhum número desta vez' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Comprar/ })).toBeNull();
    expect(screen.getByText('Selecione país e serviço.')).toBeVisible();
  });

  it('before the question, when the quote already says no', async () => {
    const no = { is_valid: false, error_code: 'INVALID_COUNTRY', error_message: 'País inválido.' };
    fakeServer({
      [quoteCall]: () => ({ body: { ...quote, ...no, another_country_may_help: true } }),
      'GET /api/v1/services': () => ({ body: { services: compared, total: 4 } }),
    });
    const { user, buyButton } = await open();
    await user.click(buyButton);
    await expectOutcome('Nenhum número desta vez', 'Nada foi cobrado.', 'País inválido.');
    expect(await screen.findAllByRole('button', { name: /^Usar/ })).toHaveLength(2);
  });

  it('and the same order goes out again under the same key', async () => {
    let lost = true;
    const requests = fakeServer({
      [quoteCall]: () => ({ body: quote }),
      [purchaseCall]: () => {
        if (!lost) return { body: { ...noNumber, failed_transactions: [] } };
        lost = false;
        throw new TypeError('Failed to fetch');
      },
    });
    const { user, buyButton, confirm } = await open();
    await user.click(buyButton);
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: 'A resposta não chegou' });
    await user.click(within(dialog).getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('dialog', { name: 'Nenhum número desta vez' });
    const keys = ordersIn(requests).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('the price on the sheet', () => {
  const accepted = { body: { ...noNumber, failed_transactions: [] } };
  const changed = refusal(409, 'PRICE_CHANGED', { price_cents: 500, currency: 'BRL' });

  it.each([
    ['is the quote’s, which is ordered', 450, [accepted], /R\$\s4,00 para R\$\s4,50/, [4.5]],
    ['follows a refusal, for the next press', 400, [changed, accepted], /R\$\s4,00 para R\$\s5,00/, [4, 5]],
  ])('%s', async (_what, cents, answers, notice, ordered) => {
    const requests = fakeServer({
      [quoteCall]: () => ({ body: { ...quote, unit_price_cents: cents } }),
      [purchaseCall]: () => answers[ordersIn(requests).length - 1]!,
    });
    const { user, buyButton, confirm } = await open();
    await user.click(buyButton);
    if (answers.length > 1) await confirm();
    expect(await screen.findByText(notice)).toBeVisible();
    await confirm();
    await screen.findByRole('dialog', { name: 'Nenhum número desta vez' });
    const orders = requests.filter(({ url }) => url.endsWith('/batch/purchase'));
    const bodies = await Promise.all(
      orders.map((order) => order.json() as Promise<{ service_price: number }>),
    );
    expect(bodies.map(({ service_price }) => service_price)).toEqual(ordered);
  });
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
  ])('told by %s counts down and goes away by itself', async (_by, answers, confirms) => {
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

describe('a debt since a chargeback', () => {
  const debts = [{ currency: 'BRL', amount_cents: 878 }];
  const debt = { error_code: 'PURCHASES_BLOCKED', error_message: 'owed', reason: 'chargeback', debts };
  it.each([
    ['the quote', { [quoteCall]: () => ({ body: { ...quote, is_valid: false, ...debt } }) }, false],
    [
      'the purchase',
      { [quoteCall]: () => ({ body: quote }), [purchaseCall]: () => refusal(403, 'PURCHASES_BLOCKED', debt) },
      true,
    ],
  ])('told by %s stays in the place of the button, with the ways out', async (_by, answers, confirms) => {
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
  it('stands in the place of the button before anybody presses it', async () => {
    await show({ used: 2 });
    expect(screen.getByText('Limite atingido: 2 em uso.')).toBeVisible();
    expect(screen.getByText('Conclua ou cancele um para comprar outro.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Comprar por/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Quantidade' })).toBeNull();
  });

  it('ends the quantity at what is free', async () => {
    await show({ used: 1 });
    expect(screen.getByRole('button', { name: 'Mais um número' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('group', { name: 'Quantidade' })).toHaveTextContent('1/ 1');
    expect(screen.getByText('Você tem 1 lugar livre')).toBeVisible();
  });
});

describe('without a service', () => {
  it('there is neither a button nor a total, but the word what is missing', async () => {
    await show({ service: undefined });
    expect(screen.queryByRole('button', { name: /^Comprar/ })).toBeNull();
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.getByText('Selecione país e serviço.')).toBeVisible();
  });

  it('nor a country, the services wait for one', async () => {
    await show({ service: undefined, country: undefined });
    expect(screen.getByRole('button', { name: /^Serviço/ })).toHaveAccessibleDescription(
      'Selecione um país primeiro',
    );
    expect(screen.getByRole('button', { name: /^Serviço/ })).toBeDisabled();
  });

  it('the services stand open where there is room, and take the focus and the key "/"', async () => {
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

describe('the offer of a link', () => {
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

  it('tells of no refusal that nobody pressed for', async () => {
    const requests = quoted({ is_valid: false, error_code: 'INVALID_SERVICE' });
    await show({ isLinked: true });
    await waitFor(() => expect(requests.some(({ url }) => url.includes('validate-purchase'))).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Comprar por/ })).toBeEnabled();
  });
});

it('a purchase without numbers proposes two countries that have them, above another try', async () => {
  fakeServer({
    [quoteCall]: () => ({ body: quote }),
    [purchaseCall]: () => ({ body: noNumber }),
    'GET /api/v1/services': () => ({ body: { services: compared, total: 4 } }),
  });
  const { user, buyButton, confirm } = await open();
  await user.click(buyButton);
  await confirm();
  const dialog = await screen.findByRole('dialog', { name: 'Nenhum número desta vez' });
  const proposals = await within(dialog).findAllByRole('button', { name: /^Usar/ });
  expect(proposals.map((each) => each.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining('Usar Estados Unidos · R$ 3,85'),
    expect.stringContaining('Usar Portugal · R$ 5,10'),
  ]);
  const retry = within(dialog).getByRole('button', { name: 'Tentar novamente' });
  expect(proposals[1]?.compareDocumentPosition(retry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.click(proposals[1] as HTMLElement);
  expect(choice.chooseCountry).toHaveBeenCalledWith('PT');
  expect(await screen.findByRole('dialog', { name: 'Confirmar compra' })).toBeVisible();
});
