import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { essentialOnly, saveConsent } from '../../../shared/consent/consent';
import { balanceQuery } from '../../../shared/balance';
import { storeAccessToken } from '../../../shared/session/session-storage';
import { meQuery } from '../../../shared/session/account';
import { speakPortuguese } from '../../../testing/portuguese';
import { BuyForm } from '../components/buy-form';
import type { ProductChoice } from '../components/use-product-choice';
import { usePurchase } from '../components/use-purchase';

/** Begins every test on a phone, where the comparison of countries waits behind its button. */
export function onAPhone(): void {
  beforeAll(() => speakPortuguese('buy'));
  beforeEach(() => {
    const phone = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => phone);
    sessionStorage.clear();
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => void vi.useRealTimers());
}

const passTime = async (ms: number) => {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
};

export const ordersIn = (requests: Request[]) =>
  requests.filter(({ url }) => url.endsWith('/batch/purchase'));
export const quoteCall = 'POST /api/v1/sms/validate-purchase';
export const purchaseCall = 'POST /batch/purchase';

export const quote = {
  unit_price_cents: 400,
  total_cost_cents: 400,
  user_balance_cents: 3000,
  has_sufficient_balance: true,
  is_valid: true,
};
export const block = { error_code: 'PURCHASES_BLOCKED', error_message: 'paused', retry_after_seconds: 90 };
const failedNumber = {
  ...{ code: 'NO_NUMBERS', message: 'Sem números.' },
  ...{ retryable: true, another_country_may_help: true },
};
export const noNumber = {
  successful_numbers: 0,
  refunded_amount_cents: 400,
  failed_transactions: [failedNumber],
};
export const oneOfTwo = { ...noNumber, successful_numbers: 1, batch_id: 'b1' };

export const whatsapp = {
  ...{ serv_code: 'wa', name: 'WhatsApp', price_cents: 400, currency: 'BRL', stock: 9 },
  ...{ delivery_rate: null, typical_seconds: null, works_now: null },
};
export const choice = {
  countries: { data: [{ iso_code: 'BR', name: 'Brasil', calling_code: '55', flag_image_url: '' }] },
  services: { data: [whatsapp] },
  country: { iso_code: 'BR', name: 'Brasil' },
  service: whatsapp,
  isLinked: false,
  chooseCountry: vi.fn(),
  chooseService: vi.fn(),
  leaveService: vi.fn(),
} as unknown as ProductChoice;

/** Changes that the server reports while the form is open. */
export const meanwhile = {
  /** Removes the chosen service from the list, as the catalogue does when no provider sells it any more. */
  sellOut: () => {},
  /** Reports how many numbers are in use now. */
  tellUsed: (_used: number) => {},
};

/** The address to which the form has led. */
export const address = { read: () => '' };

function Form({ used: usedAtFirst, part }: { used: number; part: Partial<ProductChoice> }) {
  const [isSoldOut, setSoldOut] = useState(false);
  const [slots, setSlots] = useState({ max: 2, used: usedAtFirst });
  useEffect(() => {
    meanwhile.sellOut = () => act(() => setSoldOut(true));
    meanwhile.tellUsed = (used) => act(() => setSlots({ max: 2, used }));
  }, []);
  const listed = { ...choice, ...part, ...(isSoldOut && { service: undefined }) };
  return <BuyForm choice={listed} slots={slots} usedCountries={[]} tickets={0} purchase={usePurchase()} />;
}

type Shown = Partial<ProductChoice> & { used?: number; balanceCents?: number };

export async function show({ used = 0, balanceCents = 3000, ...part }: Shown = {}) {
  storeAccessToken('token');
  saveConsent(essentialOnly);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(meQuery().queryKey, { id: 'u1', preferred_currency: 'BRL' } as never);
  queryClient.setQueryData(balanceQuery('BRL').queryKey, {
    balance_cents: balanceCents,
    held_cents: 0,
  } as never);
  const root = createRootRoute({ component: () => <Form used={used} part={part} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  address.read = () => router.state.location.href;
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /^País/ });
  return userEvent.setup({ advanceTimers: passTime });
}

export async function open(shown?: Shown) {
  const user = await show(shown);
  const buyButton = await screen.findByRole('button', { name: /^Comprar por/ });
  const confirm = async () =>
    user.click(
      within(await screen.findByRole('dialog', { name: 'Confirmar compra' })).getByRole('button', {
        name: 'Confirmar compra',
      }),
    );
  return { user, buyButton, confirm };
}
