import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { speakPortuguese } from '../../../testing/portuguese';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { AuditField, AuditValue } from './audit-value';

beforeAll(() => speakPortuguese('admin-audit', 'admin-kit', 'admin-settings'));

const client = new QueryClient();
client.setQueryData(staffKeys.rights, { permissions: ['settings.read'] });
client.setQueryData([...staffKeys.settings, 'pt', '/api/v1/admin/settings', undefined], {
  items: [
    {
      key: 'cancel_after_seconds',
      parts: [{ path: 'cancel_after_seconds', unit: 'seconds', text: 'Espera para cancelar', default: 120 }],
    },
  ],
});

it.each<[string, unknown, Record<string, unknown>, string]>([
  ['is_active', false, {}, 'Não'],
  ['balance_cents', 1050, { currency: 'USD' }, 'US$ 10,50'],
  ['price_cents', 777, {}, 'R$ 7,77'],
  ['price_cents', null, {}, 'segue o custo'],
  ['is_paused', true, {}, 'pausado'],
  ['position', 3, {}, '3ª da fila'],
  ['blocked_until', '2026-11-22T16:22:02.463Z', {}, '22/11'],
  ['adjustment_id', 'd68e13cd-a482-4a6e-98f8-61abeea5668d', {}, 'd68e13cd…'],
  ['role', 'ADMIN', {}, 'Administração'],
  ['value', 1200, {}, '20 min'],
  ['value', null, {}, '2 min'],
  ['description', null, {}, '—'],
])('%s of %j is shown in the words of people', (field, value, facts, written) => {
  const of = {
    entity_type: field === 'value' ? 'setting' : 'product',
    entity_id: 'cancel_after_seconds',
  } as const;
  render(
    <QueryClientProvider client={client}>
      <p data-testid="value">
        <AuditValue entry={of} field={field} facts={{ ...facts, [field]: value }} />
      </p>
    </QueryClientProvider>,
  );
  expect(screen.getByTestId('value').textContent?.replaceAll('\u00a0', ' ')).toContain(written);
});

it('a field has a name, or else the name that the API uses', () => {
  render(
    <p data-testid="names">
      <AuditField field="is_active" /> <AuditField field="some_new_fact" />
    </p>,
  );
  expect(screen.getByTestId('names')).toHaveTextContent('Ativo some_new_fact');
});
