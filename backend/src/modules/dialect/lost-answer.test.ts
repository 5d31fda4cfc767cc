import { expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.js';
import type { Sql } from '../../platform/database/index.js';
import { createLostAnswerStore } from './lost-answer.store.js';

it('finds an answer that is lost in the moment in which the program asks again', async () => {
  const rows: { requestKey: string }[] = [];
  let write: () => void = () => undefined;
  const written = new Promise<void>((resolve) => (write = resolve));
  const sql = {
    rows: () => written.then(() => void rows.push({ requestKey: 'lost:1' })),
    row: () => Promise.resolve(rows.pop() ?? null),
  } as unknown as Sql;
  const store = createLostAnswerStore(sql, systemClock);

  const kept = store.keep('ana', 'wa BR', 'lost:1');
  const taken = store.take('ana', 'wa BR');
  await new Promise(setImmediate);
  write();
  expect(await taken).toBe('lost:1');
  await kept;
  expect(await store.take('ana', 'wa BR')).toBeNull();
});
