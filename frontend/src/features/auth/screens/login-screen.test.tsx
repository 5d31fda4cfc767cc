import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readAccessToken } from '../../../shared/session/session-storage';
import { noteForSignIn, signInNote } from '../../../shared/session/sign-in-note';
import { keptReturnTo } from '../../../shared/session/return-to';
import { fakeServer, refusal } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { takeTypedPassword, keepTypedPassword } from '../rules/typed-password';
import { LoginScreen } from './login-screen';
import { SLOW } from '../../../testing/slow';

beforeAll(() => speakPortuguese('auth', 'security'));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const passTime = async (ms: number) => {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
};

const login = 'POST /api/v1/users/login';
const signedIn = {
  access_token: 'fresh',
  token_type: 'bearer',
  expires_in: 900,
  must_change_password: false,
};

async function open(redirectTo?: string) {
  const root = createRootRoute();
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>{`at ${path}`}</p> });
  const loginRoute = createRoute({
    getParentRoute: () => root,
    path: '/login',
    component: () => <LoginScreen redirectTo={redirectTo} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([
      loginRoute,
      ...['/', '/dashboard', '/services', '/register', '/verify-email'].map(page),
    ]),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup({ advanceTimers: passTime });
  async function signIn(email: string, password: string) {
    if (email) await user.type(screen.getByLabelText('E-mail'), email);
    if (password) await user.type(screen.getByLabelText('Senha'), password);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
  }
  return { router, signIn };
}

it('reports an invalid address at its field, and sends nothing', async () => {
  const requests = fakeServer({});
  const { signIn } = await open();
  await signIn('ana.exemplo', 'Abcdefg1@');
  expect(await screen.findByText('Email deve ter um formato válido')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(requests.map(({ method }) => method)).not.toContain('POST');
});

describe('signing in', () => {
  it('asks for both fields and makes no call without them', async () => {
    const requests = fakeServer({});
    const { signIn } = await open();
    await signIn('ana@exemplo.com', '');
    expect(await screen.findByText('Por favor, preencha todos os campos')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('keeps the token and goes to the dashboard', async () => {
    const requests = fakeServer({ [login]: () => ({ body: signedIn }) });
    const { signIn } = await open();
    await signIn('ana@exemplo.com', 'Abcdefg1@');
    expect(await screen.findByText('at /dashboard')).toBeVisible();
    expect(readAccessToken()).toBe('fresh');
    const request = requests.find(({ method }) => method === 'POST');
    expect(request?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    await expect(request?.text()).resolves.toBe('username=ana%40exemplo.com&password=Abcdefg1%40');
  });

  it('goes to the return address', async () => {
    fakeServer({ [login]: () => ({ body: signedIn }) });
    const { router, signIn } = await open('/services?service=wa');
    await signIn('ana@exemplo.com', 'Abcdefg1@');
    expect(await screen.findByText('at /services')).toBeVisible();
    expect(router.state.location.search).toEqual({ service: 'wa' });
  });

  it('says that e-mail or password are wrong and stays', async () => {
    fakeServer({ [login]: () => refusal(401, 'INVALID_CREDENTIALS') });
    const { signIn } = await open();
    await signIn('ana@exemplo.com', 'wrong');
    expect(await screen.findByText('Email ou senha incorretos.')).toBeVisible();
    expect(readAccessToken()).toBeNull();
  });

  it('asks for the code when the account has a second step, and signs in with it', async () => {
    const answers = [
      refusal(401, 'TWO_FACTOR_REQUIRED'),
      refusal(401, 'INVALID_TWO_FACTOR_CODE'),
      { body: signedIn },
    ];
    const requests = fakeServer({ [login]: () => answers.shift()! });
    const { signIn } = await open();
    await signIn('ana@exemplo.com', 'Abcdefg1@');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Código do aplicativo'), '111111');
    expect(await screen.findByText('server says INVALID_TWO_FACTOR_CODE')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
    await user.type(screen.getByLabelText('Código de recuperação'), 'ABCD-EFGH-IJKL-MNOP');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('at /dashboard')).toBeVisible();
    const posts = requests.filter(({ method }) => method === 'POST');
    const codes = await Promise.all(
      posts.map(async (request) => new URLSearchParams(await request.text()).get('otp_code')),
    );
    expect(codes).toEqual([null, '111111', 'ABCD-EFGH-IJKL-MNOP']);
  });

  it('leads an unverified address to the verification after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeServer({ [login]: () => refusal(403, 'EMAIL_NOT_VERIFIED', { email: 'ana@exemplo.com' }) });
    const { router, signIn } = await open('/services?service=wa');
    await signIn('Ana@Exemplo.com', 'Abcdefg1@');
    await vi.waitFor(
      () => expect(screen.getByRole('button', { name: 'Entrar' })).not.toHaveAttribute('aria-busy'),
      SLOW,
    );
    expect(router.state.location.pathname).toBe('/login');

    await vi.advanceTimersByTimeAsync(2000);

    expect(await screen.findByText('at /verify-email')).toBeVisible();
    expect(router.state.location.search).toEqual({ from: 'login', email: 'ana@exemplo.com' });
    expect(takeTypedPassword('ana@exemplo.com'), 'so that it need not be typed again').toBe('Abcdefg1@');
    expect(keptReturnTo()).toBe('/services?service=wa');
  });
});

describe('after the address was confirmed', () => {
  const email = 'ana@exemplo.com';
  const fields = async (request: Request | undefined) =>
    Object.fromEntries(new URLSearchParams(await request?.text()));

  it('the screen signs in with the password typed in this tab, and goes to the return address', async () => {
    const requests = fakeServer({ [login]: () => ({ body: signedIn }) });
    keepTypedPassword(email, 'Abcdefg1@');
    noteForSignIn({ reason: 'confirmed', email });
    const { router } = await open('/services?service=wa');
    expect(await screen.findByText('at /services')).toBeVisible();
    expect(router.state.location.search).toEqual({ service: 'wa' });
    const posts = requests.filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    expect(await fields(posts[0])).toEqual({ username: email, password: 'Abcdefg1@' });
    expect(takeTypedPassword(email), 'it is kept no longer').toBeUndefined();
    expect(signInNote()).toBeUndefined();
  });

  it('an account with a second step is asked for its code', async () => {
    const answers = [refusal(401, 'TWO_FACTOR_REQUIRED'), { body: signedIn }];
    fakeServer({ [login]: () => answers.shift()! });
    keepTypedPassword(email, 'Abcdefg1@');
    noteForSignIn({ reason: 'confirmed', email });
    await open();
    await userEvent.type(await screen.findByLabelText('Código do aplicativo'), '482913');
    expect(await screen.findByText('at /dashboard')).toBeVisible();
  });

  it('a reloaded tab fills in the address and asks for the sign-in', async () => {
    const requests = fakeServer({});
    noteForSignIn({ reason: 'confirmed', email });
    await open();
    expect(screen.getByText('E-mail confirmado. Agora é só entrar.')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue(email);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('a failed sign-in can be tried again', async () => {
    fakeServer({ [login]: () => refusal(429, 'TOO_MANY_ATTEMPTS') });
    keepTypedPassword(email, 'Abcdefg1@');
    noteForSignIn({ reason: 'confirmed', email });
    await open();
    expect(await screen.findByText(/^Muitas tentativas/)).toBeVisible();
    expect(screen.getByText('E-mail confirmado. Agora é só entrar.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Entrar' })).not.toHaveAttribute('aria-busy');
  });
});

it('tells a person whose session ended why, and fills in the address', async () => {
  const requests = fakeServer({});
  keepTypedPassword('ana@exemplo.com', 'Abcdefg1@');
  noteForSignIn({ reason: 'ended', email: 'ana@exemplo.com' });
  await open();
  expect(screen.getByText('Sua sessão terminou. Entre novamente para continuar.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com');
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
});
