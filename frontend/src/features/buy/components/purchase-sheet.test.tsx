import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import {
  choice,
  meanwhile,
  noNumber,
  onAPhone,
  oneOfTwo,
  open,
  ordersIn,
  purchaseCall,
  quote,
  quoteCall,
} from '../testing/shown-buy-form';

onAPhone();

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

async function expectOutcome(title: string, ...lines: string[]) {
  const dialog = await screen.findByRole('dialog', { name: title });
  const text = within(dialog).getByRole('alert');
  expect([...text.children].map((line) => line.textContent?.replaceAll('\u00a0', ' '))).toEqual(lines);
  await waitFor(() => expect(text).toHaveFocus());
  return dialog;
}

describe('a sheet with the focus reports a refused purchase', () => {
  it.each([
    [
      'no number came',
      { body: noNumber },
      'Nenhum número neste minuto',
      'R$ 4,00 voltaram para o seu saldo.',
    ],
    ['it is refused', refusal(422, 'INVALID_SERVICE'), 'Nenhum número neste minuto', 'Nada foi cobrado.'],
    [
      'the server fails',
      refusal(500, 'INTERNAL_ERROR'),
      'A resposta não chegou',
      'Se a compra foi feita, o número aparece nesta tela. Tentar de novo não cobra duas vezes.',
    ],
    [
      'a part of the numbers came',
      { body: oneOfTwo },
      'Aguardando SMS',
      'R$ 4,00 voltaram para o seu saldo.',
    ],
  ])('and its money first, when %s', async (_what, answer, title, money) => {
    fakeServer({ [quoteCall]: () => ({ body: quote }), [purchaseCall]: () => answer });
    const { user, buyButton, confirm } = await open();
    await user.click(buyButton);
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: title });
    const text = within(dialog).getByRole('alert');
    expect(text.firstElementChild).toHaveTextContent(money);
    await waitFor(() => expect(text).toHaveFocus());
  });

  it('and stays open when its service sells out meanwhile', async () => {
    fakeServer({ [quoteCall]: () => ({ body: quote }), [purchaseCall]: () => ({ body: noNumber }) });
    const { user, buyButton, confirm } = await open();
    await user.click(buyButton);
    await confirm();
    await screen.findByRole('dialog', { name: 'Nenhum número neste minuto' });
    meanwhile.sellOut();
    expect(screen.getByRole('dialog', { name: 'Nenhum número neste minuto' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Comprar/ })).toBeNull();
    expect(screen.getByText('Selecione país e serviço.')).toBeVisible();
  });

  it('without asking for a confirmation, when the quote refuses', async () => {
    const no = { is_valid: false, error_code: 'INVALID_COUNTRY', error_message: 'País inválido.' };
    fakeServer({
      [quoteCall]: () => ({ body: { ...quote, ...no, another_country_may_help: true } }),
      'GET /api/v1/services': () => ({ body: { services: compared, total: 4 } }),
    });
    const { user, buyButton } = await open();
    await user.click(buyButton);
    await expectOutcome('Nenhum número neste minuto', 'Nada foi cobrado.', 'País inválido.');
    expect(await screen.findAllByRole('button', { name: /^Comprar R/ })).toHaveLength(2);
  });

  it('and repeats the order with the same idempotency key', async () => {
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
    await screen.findByRole('dialog', { name: 'Nenhum número neste minuto' });
    const keys = ordersIn(requests).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('the price on the sheet', () => {
  const accepted = { body: { ...noNumber, failed_transactions: [] } };
  const changed = refusal(409, 'PRICE_CHANGED', { price_cents: 500, currency: 'BRL' });

  it.each([
    ['is that of the quote, which is ordered', 450, [accepted], /R\$\s4,00 para R\$\s4,50/, [450]],
    [
      'is the new price of a refusal at the next press',
      400,
      [changed, accepted],
      /R\$\s4,00 para R\$\s5,00/,
      [400, 500],
    ],
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
    await screen.findByRole('dialog', { name: 'Nenhum número neste minuto' });
    const orders = requests.filter(({ url }) => url.endsWith('/batch/purchase'));
    const bodies = await Promise.all(
      orders.map((order) => order.json() as Promise<{ max_price_cents: number; currency: string }>),
    );
    expect(bodies.map(({ max_price_cents, currency }) => [max_price_cents, currency])).toEqual(
      ordered.map((cents) => [cents, 'BRL']),
    );
  });

  const inDollars = 'Sua conta agora compra em USD.';
  const refusedQuote = { is_valid: false, error_code: 'CURRENCY_CHANGED', error_message: inDollars };
  it.each([
    ['the quote', { ...quote, ...refusedQuote }, false],
    ['the purchase', quote, true],
  ])(
    'is in the currency of the screen, and %s that refuses it reads the account again',
    async (_by, body, confirms) => {
      const requests = fakeServer({
        [quoteCall]: () => ({ body }),
        [purchaseCall]: () => refusal(409, 'CURRENCY_CHANGED', { currency: 'USD', message: inDollars }),
        'GET /api/v1/users/me': () => ({ body: { id: 'u1', preferred_currency: 'USD' } }),
      });
      const { user, buyButton, confirm } = await open();
      await user.click(buyButton);
      if (confirms) await confirm();
      await expectOutcome('Nenhum número neste minuto', 'Nada foi cobrado.', inDollars);
      const sent = requests.filter(({ method }) => method === 'POST');
      expect(await Promise.all(sent.map((each) => each.json()))).toMatchObject(
        sent.map(() => ({ currency: 'BRL' })),
      );
      await waitFor(() =>
        expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/api/v1/users/me'),
      );
    },
  );
});

it('a purchase without numbers proposes two countries with numbers, above the button to try again', async () => {
  fakeServer({
    [quoteCall]: () => ({ body: quote }),
    [purchaseCall]: () => ({ body: noNumber }),
    'GET /api/v1/services': () => ({ body: { services: compared, total: 4 } }),
  });
  const { user, buyButton, confirm } = await open();
  await user.click(buyButton);
  await confirm();
  const dialog = await screen.findByRole('dialog', { name: 'Nenhum número neste minuto' });
  const proposals = await within(dialog).findAllByRole('button', { name: /^Comprar R/ });
  expect(proposals.map((each) => each.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))).toEqual([
    'Comprar R$ 3,85, Estados Unidos',
    'Comprar R$ 5,10, Portugal',
  ]);
  const retry = within(dialog).getByRole('button', { name: 'Tentar novamente' });
  expect(proposals[1]?.compareDocumentPosition(retry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.click(proposals[1] as HTMLElement);
  expect(choice.chooseCountry).toHaveBeenCalledWith('PT');
  expect(await screen.findByRole('dialog', { name: 'Confirmar compra' })).toBeVisible();
});
