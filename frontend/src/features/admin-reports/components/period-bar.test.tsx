import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { PeriodBar, useDays } from './period-bar';

beforeAll(() => speakPortuguese('admin-reports', 'admin-kit'));

it('shows its days on one button, which opens the choice of other days', async () => {
  const onChange = vi.fn();
  const days = { from: '2026-11-16', to: '2026-11-22' };
  openScreen(<PeriodBar days={days} today="2026-11-25" onChange={onChange} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Período: 16.+22 de nov/ }));
  const chosen = await screen.findByRole('dialog', { name: 'Período' });
  expect(chosen).toContainElement(screen.getByLabelText('De'));
  await userEvent.click(screen.getByRole('button', { name: 'Mês passado' }));
  expect(onChange).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31' });
  await waitFor(() => expect(chosen).not.toBeInTheDocument());
});

it('writes the month of short days once', () => {
  const { result } = renderHook(() => useDays('2-digit'));
  expect(result.current({ from: '2026-11-01', to: '2026-11-30' })).toBe('01–30/11');
  expect(result.current({ from: '2026-10-25', to: '2026-11-03' })).toBe('25/10–03/11');
});
