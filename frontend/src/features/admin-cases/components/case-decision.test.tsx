import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import type { CaseDetail } from '../api/cases';
import { CaseDecision } from './case-decision';

beforeAll(() => speakPortuguese('admin-cases', 'admin-kit', 'errors'));

const texts = (pt: string, es: string) => ({ pt, en: pt, es });
const found = {
  ...{ id: 'c1', kind: 'paid_nothing_came', language: 'pt', customer_name: 'Ana Lima', reply: null },
  ...{ amount_cents: 5_000, balance_cents: 2_410, currency: 'BRL', updated_at: 'now' },
  ...{ suggestion: { decision: 'credit', ground: 'x' }, alike: { decided: 0, as_suggested: 0 } },
  reply_due_at: null,
  replied_at: null,
  decisions: [
    { decision: 'credit', reply: 'Oi, Ana. Achamos.' },
    { decision: 'ask', reply: 'Oi, Ana. Mande.' },
  ],
  templates: [
    { template: 'found', decision: 'credit', texts: texts('Oi, Ana. Achamos.', 'Hola, Ana. Encontramos.') },
    { template: 'receipt', decision: 'ask', texts: texts('Oi, Ana. Mande.', 'Hola, Ana. Envía.') },
  ],
} as unknown as CaseDetail;

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('a template brings its decision, and is sent in the language that was chosen', async () => {
  const requests = fakeServer({ 'POST /api/v1/admin/cases/c1/decide': () => ({ body: found }) });
  openScreen(<CaseDecision found={found} onDecided={() => undefined} />);
  const field = await screen.findByLabelText('Resposta');
  expect(field).toHaveValue('Oi, Ana. Achamos.');
  fireEvent.click(button(/espanhol/));
  expect(field).toHaveValue('Hola, Ana. Encontramos.');
  fireEvent.click(button('Peça o comprovante'));
  expect(field).toHaveValue('Hola, Ana. Envía.');
  fireEvent.click(button(/^Pedir comprovante/));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(await requests[0]?.json()).toMatchObject({
    ...{ decision: 'ask', reply: 'Hola, Ana. Envía.', language: 'es' },
  });
});

it('what somebody wrote stays in another language, and can be kept for cases like it', async () => {
  fakeServer({});
  openScreen(<CaseDecision found={found} onDecided={() => undefined} />);
  const field = await screen.findByLabelText('Resposta');
  expect(screen.queryByRole('button', { name: 'Modelo' })).toBeNull();
  fireEvent.change(field, { target: { value: 'Oi, Ana. Somamos R$ 50,00.' } });
  fireEvent.click(button(/inglês/));
  expect(field).toHaveValue('Oi, Ana. Somamos R$ 50,00.');
  fireEvent.click(button('Modelo'));
  fireEvent.change(await screen.findByLabelText(/^Nome do modelo/), { target: { value: 'Somado' } });
  fireEvent.click(button('Guardar'));
  fireEvent.click(button('Pix achado'));
  fireEvent.click(button('Somado'));
  expect(field).toHaveValue('Oi, Ana. Somamos R$ 50,00.');
  expect(button('Apagar o modelo Somado')).toBeVisible();
});
