import type { Schemas } from '@torpedo/api-client';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { BulkPricesScreen } from './bulk-prices-screen';

beforeAll(() => speakPortuguese('admin-catalogue', 'admin-kit', 'errors'));

type Item = Schemas['BulkProductDto'];
type Asked = Schemas['BulkProductsRequestDto'];

const item = (id: string, over: Partial<Item>): Item => ({
  id,
  sku: id.toUpperCase(),
  name: 'Telegram',
  country_iso: 'BR',
  country_name: id,
  flag_image_url: '/images/flags/BR.svg',
  cost_cents: 100,
  sold_7_days: 10,
  stops_following: false,
  price_cents_before: 170,
  price_cents_after: 156,
  margin_before: 0.412,
  margin_after: 0.359,
  status_before: 'active',
  status_after: 'active',
  is_below_cost: false,
  is_low_margin: false,
  has_changed: false,
  stays: null,
  ...over,
});

/** Brazil can change. The new price of Nigeria is below its cost. */
function outcomeOf(asked: Asked, over: Partial<Schemas['BulkProductsDto']> = {}) {
  const isAtLoss = asked.at_loss?.includes('nigeria') ?? false;
  const isGiven = Object.keys(asked.changes).length > 0;
  const changed = isGiven ? 1 + Number(isAtLoss) : 0;
  return {
    dry_run: asked.dry_run ?? false,
    operation_id: asked.dry_run ? null : 'operation',
    matched: 2,
    changed,
    skipped: 2 - changed,
    refused: [],
    below_cost: Number(isAtLoss),
    left_below_cost: isGiven ? Number(!isAtLoss) : 0,
    all_below_cost: Number(isGiven),
    low_margin: 0,
    own_price: 0,
    service_name: 'Telegram',
    least_margin_percent: 25,
    stops_following: changed,
    same_markup_percent: 56.4,
    if_repeated: {
      codes: 10,
      revenue_cents_before: 1_700,
      revenue_cents_after: 1_560,
      margin_cents_before: 700,
      margin_cents_after: 560,
      break_even_codes: 13,
    },
    seen: 'seen',
    read_at: '2026-11-22T14:30:00Z',
    changed_since: 0,
    shown: 2,
    items: [
      item('nigeria', { price_cents_after: 92, is_below_cost: true, stays: isAtLoss ? null : 'below_cost' }),
      item('brasil', { stays: isGiven ? null : 'unchanged' }),
    ],
    ...over,
  };
}

function open(answer: (asked: Asked) => { status?: number; body?: unknown }) {
  const asked: Asked[] = [];
  fakeServer({
    'POST /api/v1/admin/products/bulk': async (request) => {
      const body = (await request.json()) as Asked;
      asked.push(body);
      return answer(body);
    },
  });
  openScreen(<BulkPricesScreen search={{ service: 'tg', margin: undefined, margin_below: undefined }} />);
  return asked;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: RegExp | string) => screen.findByRole('button', { name });

it('shows the present prices until a value is typed, and sells only marked products at a loss', async () => {
  const asked = open((body) => ({ body: outcomeOf(body) }));
  expect(await button('Diga quanto')).toBeDisabled();
  expect(await screen.findAllByText('1,70')).toHaveLength(2);
  expect(asked.map(({ changes }) => changes)).toEqual([{}]);

  type('Somar', '−8');
  expect(await screen.findByText(/1 fica abaixo do custo e fica de fora/)).toBeVisible();
  expect(await screen.findByText('fica fora')).toBeVisible();
  expect(await screen.findByText('Empata vendendo 30,0% mais (13 códigos).')).toBeVisible();
  expect(await button(/^Mudar 1 preço/)).toBeEnabled();
  expect(asked.at(-1)).toMatchObject({
    filter: { service: 'tg' },
    changes: { price_percent: -8, rounding: 'nearest', skip_below_cost: true },
    dry_run: true,
  });

  const loss = screen.getByRole('checkbox', { name: 'Mudar NIGERIA' });
  expect(loss).not.toBeChecked();
  fireEvent.click(loss);
  expect(await button(/^Mudar 2, 1 com perda/)).toBeEnabled();
  expect(asked.at(-1)).toMatchObject({ at_loss: ['nigeria'] });
});

it('keeps the typed values and the choice when the screen is opened again', async () => {
  open((body) => ({ body: outcomeOf(body) }));
  await button('Diga quanto');
  type('Somar', '−8');
  type('Motivo', 'Campanha');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mudar NIGERIA' }));
  await button(/^Mudar 2, 1 com perda/);
  cleanup();

  open((body) => ({ body: outcomeOf(body) }));
  expect(await button(/^Mudar 2, 1 com perda/)).toBeVisible();
  expect(screen.getByLabelText('Somar')).toHaveValue('−8');
  expect(screen.getByLabelText('Motivo')).toHaveValue('Campanha');
});

it('changes with one press to the markup that brings as much and still follows the cost', async () => {
  const asked = open((body) => ({ body: outcomeOf(body) }));
  await button('Diga quanto');
  type('Somar', '-8');
  fireEvent.click(await button('Usar markup 56,4%'));
  await expect.poll(() => asked.at(-1)?.changes).toMatchObject({ markup_percent: 56.4 });
  expect(screen.getByLabelText('Markup')).toHaveValue('56,4');
});

it('asks to recalculate when a cost or a price has changed since the dry run', async () => {
  let isLate = false;
  const asked = open((body) => {
    if (body.dry_run) return { body: outcomeOf(body, { seen: isLate ? 'newer' : 'seen' }) };
    isLate = true;
    const items = [item('brasil', { has_changed: true })];
    return refusal(409, 'CHANGED_MEANWHILE', { current: outcomeOf(body, { changed_since: 1, items }) });
  });
  await button('Diga quanto');
  type('Somar', '-8');
  await screen.findByText('fica fora');
  fireEvent.change(screen.getByRole('textbox', { name: 'Motivo' }), { target: { value: 'Campanha' } });
  fireEvent.click(await button(/^Mudar 1 preço/));
  const recalculate = await button(/^Recalcular, 1 mudou/);
  expect(screen.getByRole('img', { name: 'Custo ou preço mudou desde o cálculo' })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ seen: 'seen', reason: 'Campanha' });

  fireEvent.click(recalculate);
  fireEvent.click(await button(/^Mudar 1 preço/));
  await expect.poll(() => asked.at(-1)).toMatchObject({ seen: 'newer' });
});
