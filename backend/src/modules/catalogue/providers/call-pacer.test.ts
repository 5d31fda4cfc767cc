import { describe, expect, it } from 'vitest';
import { CallPacer } from './call-pacer.js';

function pacer(limits = { requestsPerSecond: 5, listsPerSecond: 1, longestWaitMs: 10_000 }) {
  let now = 0;
  const sleeps: number[] = [];
  const sleep = async (ms: number) => void sleeps.push(ms);
  return {
    pacer: new CallPacer(limits, { now: () => new Date(now) }, sleep),
    sleeps,
    pass: (ms: number) => (now += ms),
  };
}

describe('pace of calls', () => {
  it('lets five calls of one second pass and spreads the rest over the next ones', async () => {
    const { pacer: pace, sleeps } = pacer();
    for (let call = 0; call < 12; call++) await pace.admit('call');
    expect(sleeps).toEqual([1050, 1050, 1050, 1050, 1050, 2100, 2100]);
  });

  it('lets one list a second pass', async () => {
    const { pacer: pace, sleeps, pass } = pacer();
    await pace.admit('list');
    await pace.admit('list');
    pass(3000);
    await pace.admit('list');
    expect(sleeps).toEqual([1050]);
  });

  it('refuses at once what would wait too long, without taking a turn', async () => {
    const { pacer: pace, pass } = pacer({ requestsPerSecond: 1, listsPerSecond: 1, longestWaitMs: 1500 });
    await pace.admit('call');
    await pace.admit('call');
    expect(await pace.admit('call')).toEqual({ admitted: false, retryAfterSeconds: 3 });
    pass(2100);
    expect(await pace.admit('call')).toEqual({ admitted: true });
  });

  it('is silent while the provider blocks us', async () => {
    const { pacer: pace, pass } = pacer();
    pace.pauseFor(30);
    expect(await pace.admit('call')).toEqual({ admitted: false, retryAfterSeconds: 30 });
    pass(30_000);
    expect(await pace.admit('call')).toEqual({ admitted: true });
  });

  it('has no limit when told so', async () => {
    const { pacer: pace, sleeps } = pacer({
      requestsPerSecond: Infinity,
      listsPerSecond: Infinity,
      longestWaitMs: 0,
    });
    for (let call = 0; call < 1000; call++) expect(await pace.admit('list')).toEqual({ admitted: true });
    expect(sleeps).toEqual([]);
  });
});
