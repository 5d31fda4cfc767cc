import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { meQuery } from '../../../shared/session/account';
import { keepReturnTo } from '../../../shared/session/return-to';
import { fakeServer } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { VerifyEmail } from './verify-email-screen';
import { verificationState } from '../rules/verification-state';
import { ChangeRequiredPasswordScreen } from './change-required-password-screen';
import { ForgotPasswordScreen } from './forgot-password-screen';
import { ResetPasswordScreen } from './reset-password-screen';

beforeAll(() => speakPortuguese('auth', 'security'));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const email = 'ana@exemplo.com';
const password = 'Girassol@2026';

/** Runs all pending promises and all timers of 0 ms. */
async function settle() {
  for (let turn = 0; turn < 20; turn++) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

async function passTime(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settle();
}

async function open(screenShown: ReactNode) {
  const root = createRootRoute();
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>{`at ${path}`}</p> });
  const shown = createRoute({ getParentRoute: () => root, path: '/shown', component: () => screenShown });
  const router = createRouter({
    routeTree: root.addChildren([
      shown,
      ...['/', '/login', '/register', '/dashboard', '/services'].map(page),
    ]),
    history: createMemoryHistory({ initialEntries: ['/shown'] }),
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(meQuery().queryKey, { email, must_change_password: true } as never);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { place: () => router.state.location.pathname, href: () => router.state.location.href };
}

const choosePassword = { 'Nova senha': password, 'Confirmar senha': password };

it.each([
  {
    what: 'after mailing a temporary password',
    shown: <ForgotPasswordScreen />,
    call: 'forgot-password',
    typed: { 'E-mail': email },
    button: 'Enviar instruções',
    says: 'Confira seu e-mail',
    ms: 3000,
    to: '/login',
  },
  {
    what: 'after a password was reset',
    shown: <ResetPasswordScreen token="a-mailed-token" />,
    call: 'reset-password',
    typed: choosePassword,
    button: 'Redefinir senha',
    says: 'done',
    ms: 2000,
    to: '/login',
  },
  {
    what: 'after a temporary password was replaced',
    shown: <ChangeRequiredPasswordScreen />,
    call: 'change-required-password',
    typed: choosePassword,
    button: 'Salvar senha nova',
    says: 'Senha alterada com sucesso!',
    ms: 2000,
    to: '/dashboard',
  },
  {
    what: 'after the address of a new account was confirmed',
    shown: <VerifyEmail state={verificationState('register', email, Date.now())} />,
    call: 'verify-email',
    typed: { Código: '482913' },
    button: undefined,
    says: 'E-mail confirmado!',
    ms: 2000,
    to: '/login',
  },
  {
    what: 'after an address was confirmed for a refused sign-in',
    shown: <VerifyEmail state={verificationState('login', email, Date.now())} />,
    call: 'verify-email',
    typed: { Código: '482913' },
    button: undefined,
    says: 'E-mail confirmado!',
    ms: 2000,
    to: '/dashboard',
  },
])(
  '$what the screen shows a message for $ms ms and leads to $to',
  async ({ shown, call, typed, button, says, ms, to }) => {
    fakeServer({
      [`POST /api/v1/users/${call}`]: () => ({ body: { message: 'done', access_token: 'fresh' } }),
    });
    const { place } = await open(shown);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    if (button) fireEvent.click(screen.getByRole('button', { name: button }));
    await settle();
    expect(screen.getByText(says)).toBeVisible();

    await passTime(ms - 1);
    expect(place()).toBe('/shown');
    await passTime(1);
    expect(place()).toBe(to);
  },
);

const wanted = '/services?service=wa&country=BR';

it.each([
  {
    what: 'a replaced temporary password',
    shown: <ChangeRequiredPasswordScreen />,
    call: 'change-required-password',
    typed: choosePassword,
    to: wanted,
  },
  {
    what: 'the address of a new account',
    shown: <VerifyEmail state={verificationState('register', email, Date.now())} />,
    call: 'verify-email',
    typed: { Código: '482913' },
    to: `/login?redirect=${encodeURIComponent(wanted)}`,
  },
  {
    what: 'a password reset',
    shown: <ResetPasswordScreen token="a-mailed-token" />,
    call: 'reset-password',
    typed: choosePassword,
    to: `/login?redirect=${encodeURIComponent(wanted)}`,
  },
  {
    what: 'a request for a temporary password',
    shown: <ForgotPasswordScreen redirectTo={wanted} />,
    call: 'forgot-password',
    typed: { 'E-mail': email },
    to: `/login?redirect=${encodeURIComponent(wanted)}`,
  },
  {
    what: 'the address of a refused sign-in',
    shown: <VerifyEmail state={verificationState('login', email, Date.now())} />,
    call: 'verify-email',
    typed: { Código: '482913' },
    to: wanted,
  },
])('after $what the screen leads to the return address', async ({ shown, call, typed, to }) => {
  fakeServer({
    [`POST /api/v1/users/${call}`]: () => ({ body: { message: 'done', access_token: 'fresh' } }),
  });
  keepReturnTo(wanted);
  const { href } = await open(shown);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const button = screen.queryByRole('button', {
    name: /Salvar senha nova|Redefinir senha|Enviar instruções/,
  });
  if (button) fireEvent.click(button);
  await settle();
  await passTime(3000);
  expect(href()).toBe(to);
});
