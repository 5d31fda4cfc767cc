import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { speakPortuguese } from '../../../testing/portuguese';
import { AuditField, AuditValue } from './audit-value';

beforeAll(() => speakPortuguese('admin-audit', 'admin-kit'));

it.each<[string, unknown, Record<string, unknown> | null, string]>([
  ['is_active', false, null, 'Não'],
  ['balance_cents', 1050, { currency: 'USD' }, '$ 10,50'],
  ['price_cents', 777, null, 'R$ 7,77'],
  ['blocked_until', '2026-11-22T16:22:02.463Z', null, '22/11'],
  ['adjustment_id', 'd68e13cd-a482-4a6e-98f8-61abeea5668d', null, 'd68e13cd…'],
  ['role', 'ADMIN', null, 'ADMIN'],
  ['value', { BRL: 5 }, null, '{"BRL":5}'],
  ['description', null, null, '—'],
])('%s of %j is written as people read it', (field, value, facts, written) => {
  render(
    <p data-testid="value">
      <AuditValue field={field} value={value} facts={facts} />
    </p>,
  );
  expect(screen.getByTestId('value').textContent?.replaceAll('\u00a0', ' ')).toContain(written);
});

it('a fact has a name, and without one that of the API', () => {
  render(
    <p data-testid="names">
      <AuditField field="is_active" /> <AuditField field="some_new_fact" />
    </p>,
  );
  expect(screen.getByTestId('names')).toHaveTextContent('Ativo some_new_fact');
});
