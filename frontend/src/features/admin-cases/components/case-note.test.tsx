import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { speakPortuguese } from '../../../testing/portuguese';
import type { CaseDetail } from '../api/cases';
import { CaseNote } from './case-note';

beforeAll(() => speakPortuguese('admin-cases'));

const ids = { id: 'c1', order_id: 'o1', user_id: 'u1' };

it.each([
  ['number', 'order', { ...ids, kind: 'code_wrong' }, '/api/v1/admin/orders/o1/notes'],
  ['payment', 'customer', { ...ids, kind: 'paid_nothing_came' }, '/api/v1/admin/users/u1/notes'],
] as const)(
  'a note in a case about a %s is saved at the %s, and is sent once',
  async (_of, _at, found, path) => {
    const requests = fakeServer({ [`POST ${path}`]: () => ({ status: 201, body: {} }) });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <CaseNote found={found as CaseDetail} />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Nota interna' }));
    fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(requests).toHaveLength(0);

    fireEvent.change(screen.getByLabelText('Nota interna'), { target: { value: ' Ligou duas vezes. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(await screen.findByRole('button', { name: 'Nota interna' })).toBeVisible();
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { text: 'Ligou duas vezes.' },
    ]);
  },
);
