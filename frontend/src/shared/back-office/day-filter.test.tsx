import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { speakPortuguese } from '../../testing/portuguese';
import { DayFilter } from './day-filter';

beforeAll(() => speakPortuguese('admin-kit'));

function Filter({ onChange }: { onChange: (day: string | undefined) => void }) {
  const [day, setDay] = useState<string | undefined>('2026-11-20');
  return (
    <DayFilter
      label="De"
      value={day}
      min="2026-11-01"
      max="2026-11-22"
      onChange={(chosen) => {
        onChange(chosen);
        setDay(chosen);
      }}
    />
  );
}

async function typed(text: string) {
  const onChange = vi.fn();
  render(<Filter onChange={onChange} />);
  const field = screen.getByLabelText('De');
  expect(field).toHaveValue('20/11/2026');
  await userEvent.clear(field);
  onChange.mockClear();
  await userEvent.type(field, text);
  return { field, onChange };
}

it('filters the list when a valid day is typed', async () => {
  const { field, onChange } = await typed('05112026');
  expect(onChange.mock.calls).toEqual([['2026-11-05']]);
  await userEvent.tab();
  expect(field).toHaveValue('05/11/2026');
  expect(field).not.toBeInvalid();
});

it.each([
  ['31022026', 'Este dia não existe'],
  ['3110', 'Este dia não existe'],
  ['31102026', 'A partir de 01/11/2026'],
  ['23112026', 'Até 22/11/2026'],
])('%s changes nothing and stays as typed, and the field says "%s"', async (text, answer) => {
  const { field, onChange } = await typed(text);
  expect(field).not.toBeInvalid();
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(answer);
});
