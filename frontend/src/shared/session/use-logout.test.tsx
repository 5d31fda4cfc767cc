import { useIsMutating, useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import { speakPortuguese } from '../../testing/portuguese';
import { appInfoQuery } from '../app-info';
import { balanceQuery } from '../balance';
import { logoutKey } from './account';
import { readAccessToken, storeAccessToken } from './session-storage';
import { useLogout } from './use-logout';

beforeAll(() => speakPortuguese('shell', 'errors'));

const onSignedOut = vi.fn(() => Promise.resolve());

function BalanceWithLogout() {
  const { data } = useQuery(balanceQuery('BRL'));
  const isLeaving = useIsMutating({ mutationKey: logoutKey }) > 0;
  useQuery({ ...appInfoQuery(), enabled: isLeaving });
  const { mutate } = useLogout(onSignedOut);
  return <button onClick={() => mutate()}>{`Sair com ${data?.balance_cents ?? 'saldo por vir'}`}</button>;
}

const LOGOUT = 'POST /api/v1/users/logout';
const BALANCE = 'GET /api/v1/wallets/BRL/balance';
const APP_INFO = 'GET /api/v1/app';
const balance = { body: { balance_cents: 500, held_cents: 0 } };

it('cancels open reads and reads that begin before the session ends, and then leaves the screen', async () => {
  storeAccessToken('the-token');
  let reading: AbortSignal | undefined;
  let readingAtLogout: boolean | undefined;
  let beginning: AbortSignal | undefined;
  fakeServer({
    [BALANCE]: (request) => {
      reading = request.signal;
      return new Promise(() => undefined);
    },
    [APP_INFO]: (request) => {
      beginning = request.signal;
      return new Promise(() => undefined);
    },
    [LOGOUT]: async () => {
      readingAtLogout = !reading?.aborted;
      await expect.poll(() => beginning?.aborted).toBe(true);
      return { body: {} };
    },
  });
  openScreen(<BalanceWithLogout />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sair com saldo por vir' }));
  await expect.poll(() => onSignedOut.mock.calls).toHaveLength(1);
  expect(readingAtLogout).toBe(false);
  expect(readAccessToken()).toBeNull();
});

it('reads again what it cancelled when the session could not be ended', async () => {
  let asked = 0;
  fakeServer({
    [BALANCE]: () => (asked++ ? balance : new Promise(() => undefined)),
    [APP_INFO]: () => ({ body: {} }),
    [LOGOUT]: () => ({ status: 500, body: {} }),
  });
  openScreen(<BalanceWithLogout />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sair com saldo por vir' }));
  expect(await screen.findByRole('button', { name: 'Sair com 500' })).toBeTruthy();
});
