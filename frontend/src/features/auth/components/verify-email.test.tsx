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
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { type VerificationContext, verificationState } from '../rules/verification-state';
import { VerifyEmail } from '../screens/verify-email-screen';

beforeAll(() => speakPortuguese('auth'));

async function open(context: VerificationContext) {
  const root = createRootRoute();
  const state = verificationState(context, 'ana@exemplo.com', Date.now());
  const routes = ['/', '/login', '/register'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <VerifyEmail state={state} /> }),
  );
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

it('says after a registration that a code was sent, and how long it is valid', async () => {
  await open('register');
  expect(screen.getByText(/Enviamos um código de 6 dígitos para/)).toHaveTextContent('15 minutos');
  expect(screen.getByRole('button', { name: /^Reenviar em/ })).toBeDisabled();
});

it('says after a refused sign-in that no code was sent, and offers to send one at once', async () => {
  const requests = fakeServer({
    'POST /api/v1/users/resend-verification': () => ({ body: { message: 'ok' } }),
  });
  await open('login');
  expect(screen.getByText(/Nenhum código foi enviado agora/)).toHaveTextContent('ana@exemplo.com');
  expect(screen.queryByText(/Enviamos um código/)).toBeNull();
  expect(screen.queryByText(/Não chegou/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Reenviar código' }));
  // The text is the same for unknown addresses, so that nobody learns which addresses have an account.
  expect(
    await screen.findByText('Se o e-mail existir e não estiver verificado, um novo código foi enviado.'),
  ).toBeVisible();
  expect(screen.queryByText(/Nenhum código foi enviado/)).toBeNull();
  expect(screen.getByText(/Não chegou/)).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
