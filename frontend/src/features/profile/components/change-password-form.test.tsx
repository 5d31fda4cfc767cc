import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { meQuery } from '../../../shared/session/account';
import { fakeServer } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { type ApiKey, apiKeysQuery } from '../api/api-keys';
import { ChangePasswordForm } from './change-password-form';

beforeAll(() => speakPortuguese('profile'));

const key = { id: '1', name: 'My bot', scopes: ['read', 'buy'], prefix: 'torpedo_Zk3xQ9' } as ApiKey;

async function changed(apiKeys: ApiKey[], keepsKeys: boolean) {
  const requests = fakeServer({
    'POST /api/v1/users/change-password': () => ({ body: { access_token: 'a.b.c' } }),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(meQuery().queryKey, { email: 'maria@example.com' } as never);
  queryClient.setQueryData(apiKeysQuery().queryKey, { api_keys: apiKeys, maximum: 10 });
  const onChanged = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <ChangePasswordForm onChanged={onChanged} onCancel={vi.fn()} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Senha atual'), 'Margarida#2026');
  await user.type(screen.getByLabelText('Nova senha'), 'Margarida#2027');
  await user.type(screen.getByLabelText('Confirmar nova senha'), 'Margarida#2027');
  if (keepsKeys) await user.click(screen.getByRole('checkbox', { name: 'Revogar também as chaves de API' }));
  await user.click(screen.getByRole('button', { name: 'Alterar senha' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  return (await requests[0]!.json()) as object;
}

it('revokes the API keys by default', async () => {
  expect(await changed([key], false)).toMatchObject({ revoke_api_keys: true });
});

it('keeps the API keys when the customer wants that', async () => {
  expect(await changed([key], true)).toMatchObject({ revoke_api_keys: false });
});

it('shows no choice about API keys when there are none', async () => {
  expect(await changed([], false)).toMatchObject({ revoke_api_keys: true });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
