import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { PlaceCount } from './place-count';

beforeAll(() => speakPortuguese('admin-frame'));

const listOf = (length: number) => () => ({
  body: { items: Array.from({ length }, (_, id) => ({ id: String(id) })) },
});

function open(permissions: readonly string[]) {
  fakeServer({
    'GET /api/v1/admin/rights': () => ({ body: { permissions } }),
    'GET /api/v1/admin/activations': listOf(3),
    'GET /api/v1/admin/reports/reconciliation': listOf(0),
    'GET /api/v1/admin/cases/counts': () => ({ body: { unowned: 2 } }),
  });
  openScreen(
    <>
      <PlaceCount place="sms" />
      <PlaceCount place="cases" />
      <PlaceCount place="reports" />
      <PlaceCount place="users" />
    </>,
  );
}

it('says beside a place how many are open there, and nothing where none are', async () => {
  open(['orders.read', 'cases.read']);
  expect(await screen.findByTitle('Números em uso')).toHaveTextContent('3');
  expect(await screen.findByTitle('Casos sem dono')).toHaveTextContent('2');
  expect(screen.queryByTitle('Diferenças a decidir')).toBeNull();
});

it('does not read what the person may not see', async () => {
  open(['cases.read']);
  expect(await screen.findByTitle('Casos sem dono')).toBeVisible();
  expect(screen.queryByTitle('Números em uso')).toBeNull();
});
