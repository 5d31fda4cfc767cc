import { describe, expect, it } from 'vitest';
import { batchedLookup } from './batched-lookup.js';

describe('a batched lookup', () => {
  it('asks once for all keys of one turn, each key once, and gives each its own answer', async () => {
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

  it('asks again for what is asked later, even while an earlier query runs', async () => {
    let value = 'before';
    const release: (() => void)[] = [];
    const find = batchedLookup(async (keys) => {
      const seen = value;
      await new Promise<void>((resolve) => release.push(resolve));
      return new Map(keys.map((key) => [key, seen]));
    });
    const early = find('a');
    await new Promise(setImmediate);
    value = 'after';
    const late = find('a');
    await new Promise(setImmediate);
    release.forEach((resolve) => resolve());
    expect(await Promise.all([early, late])).toEqual(['before', 'after']);
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
