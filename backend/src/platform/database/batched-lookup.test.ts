import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it, vi } from 'vitest';
import { batchedLookup } from './batched-lookup.js';

describe('a batched lookup', () => {
  it('asks once for all keys of a moment, each key once, and gives each its own answer', async () => {
    const asked: string[][] = [];
    const find = batchedLookup((keys) => {
      asked.push(keys);
      return Promise.resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `<${key}>`])));
    });
    expect(await Promise.all([find('a'), find('b'), find('a'), find('none')])).toEqual([
      '<a>',
      '<b>',
      '<a>',
      null,
    ]);
    expect(asked).toEqual([['a', 'b', 'none']]);
  });

  it('asks together, once the query before has ended, for what was asked while it ran', async () => {
    let value = 'before';
    const running: { keys: string[]; end: () => void }[] = [];
    const find = batchedLookup(async (keys) => {
      const seen = value;
      await new Promise<void>((end) => running.push({ keys, end }));
      return new Map(keys.map((key) => [key, seen]));
    });
    const early = find('a');
    await vi.waitFor(() => expect(running).toHaveLength(1));
    value = 'after';
    const late = Promise.all([find('a'), find('b')]);
    running[0]?.end();
    expect(await early).toBe('before');
    await vi.waitFor(() => expect(running.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]));
    running[1]?.end();
    expect(await late).toEqual(['after', 'after']);
  });

  it('asks in the context of the first question of a query', async () => {
    const requests = new AsyncLocalStorage<string>();
    const askedBy: unknown[] = [];
    const ends: (() => void)[] = [];
    const find = batchedLookup(async (keys) => {
      askedBy.push(requests.getStore());
      await new Promise<void>((end) => ends.push(end));
      return new Map(keys.map((key) => [key, key]));
    });
    const first = requests.run('first', () => find('a'));
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const second = requests.run('second', () => find('b'));
    ends[0]?.();
    await first;
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    ends[1]?.();
    expect(await second).toBe('b');
    expect(askedBy).toEqual(['first', 'second']);
  });

  it('does not wait for a query that does not end', async () => {
    const asked: string[] = [];
    const find = batchedLookup((keys) => {
      asked.push(...keys);
      return keys.includes('stuck')
        ? new Promise<never>(() => undefined)
        : Promise.resolve(new Map(keys.map((key) => [key, key])));
    });
    void find('stuck');
    await vi.waitFor(() => expect(asked).toEqual(['stuck']));
    expect(await find('a')).toBe('a');
    expect(await find('b')).toBe('b');
  });

  it('fails every question of a query that fails, and none of the next', async () => {
    let broken = true;
    const find = batchedLookup((keys) =>
      broken ? Promise.reject(new Error('gone')) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
    );
    const outcomes = await Promise.allSettled([find('a'), find('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await find('a')).toBe('a');
  });
});
