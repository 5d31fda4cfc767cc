import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import { Masked } from './masked';

beforeAll(() => speakPortuguese('admin-kit', 'admin-users'));
afterEach(() => vi.useRealTimers());

const settle = () => act(() => vi.advanceTimersByTimeAsync(100));

it.each([
  ['phone_number', 'Telefone', '•••••••4321', '11987654321'],
  ['cpf', 'CPF', '•••.456.789-••', '12345678909'],
  ['ip_address', 'Endereço de rede', '203.0.113.•', '203.0.113.42'],
] as const)('shows %s for 60 seconds after a reason is given', async (field, name, masked, value) => {
  vi.useFakeTimers();
  const requests = fakeServer({ 'POST /api/v1/admin/users/u1/reveal': () => ({ body: { field, value } }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Masked
        userId="u1"
        field={field}
        masked={masked}
        {...(field === 'ip_address' && { sessionId: 's1' })}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: `Revelar: ${name}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Revelar' }));
  expect(screen.getByText('Diga o motivo')).toBeVisible();
  expect(requests).toHaveLength(0);

  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'chamado 2104' } });
  fireEvent.click(screen.getByRole('button', { name: 'Revelar' }));
  await settle();
  expect(screen.getByText(value)).toBeVisible();
  expect(await requests[0]!.json()).toEqual({
    field,
    reason: 'chamado 2104',
    ...(field === 'ip_address' && { session_id: 's1' }),
  });

  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(screen.getByText(value)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText(value)).toBeNull();
  expect(screen.getByText(masked)).toBeVisible();
});
