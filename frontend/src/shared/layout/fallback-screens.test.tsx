import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen';
import { speakPortuguese } from '../../testing/portuguese';
import { ErrorScreen } from './fallback-screens';

beforeAll(() => speakPortuguese('shell', 'errors'));

const notFetched = new TypeError('Failed to fetch dynamically imported module');

it.each([
  [false, 'Você está offline', /^Problema de conexão/],
  [true, 'Algo deu errado', /^Erro inesperado/],
])('says of a screen whose code is missing, online: %s, why', async (onLine, title, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  openScreen(<ErrorScreen error={notFetched} reset={() => undefined} />);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});
