import { expect, it } from 'vitest';
import { untakenCodes } from './untaken-codes';

const holder = (codigo_atual: string | null, minute: number) => ({
  codigo_atual,
  historico_codigos: codigo_atual
    ? [{ recebido_em: `2026-11-22T14:${String(minute).padStart(2, '0')}:00Z` }]
    : [],
});

it('lists codes that were not copied or seen yet, the newest first', () => {
  const [old, fresh, taken, waiting] = [
    holder('111', 1),
    holder('222', 2),
    holder('333', 3),
    holder(null, 4),
  ];
  expect(untakenCodes([old, waiting, taken, fresh], (each) => each === taken)).toEqual([fresh, old]);
});
