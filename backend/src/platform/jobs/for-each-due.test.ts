import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldLease, leaseLostAfter } from '../../testing/leases.js';
import { testClock } from '../../testing/clock-and-random.js';
import { createLogger } from '../logging/index.js';
import { createForEachDue, LeaseLostError, underLease, type ForEachDue } from './index.js';

const clock = testClock();
const log = createLogger({ level: 'silent' });
const worked: string[] = [];
let forEachDue: ForEachDue;

beforeEach(() => {
  worked.splice(0);
  forEachDue = createForEachDue({ clock, log, loop: 'test' });
});

const poisoned = (id: string) => {
  worked.push(id);
  return id === 'poisoned' ? Promise.reject(new Error('it fails')) : Promise.resolve();
};
const round = (rows: string[], lease = heldLease(), atOnce = 1) =>
  forEachDue({ lease, list: () => rows, idOf: (id) => id, work: poisoned, atOnce });

describe('a row that fails', () => {
  it('is logged with its loop, and the others of the round are done', async () => {
    const error = vi.spyOn(log, 'error');
    await round(['poisoned', 'a', 'b']);
    expect(worked).toEqual(['poisoned', 'a', 'b']);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ loop: 'test', row: 'poisoned', failures: 1 }),
      'row of a loop failed',
    );
  });

  it('backs off twice as long each time, at most a minute, and takes no place in a batch', async () => {
    const listed: string[][] = [];
    const startedAt = clock.now().getTime();
    const triedAt: number[] = [];
    while (triedAt.length < 7) {
      await forEachDue({
        lease: heldLease(),
        list: (except) => (listed.push(except), ['poisoned']),
        idOf: (id) => id,
        work: () => {
          triedAt.push((clock.now().getTime() - startedAt) / 1000);
          return Promise.reject(new Error('it fails'));
        },
      });
      clock.advance({ seconds: 1 });
    }
    expect(triedAt).toEqual([0, 5, 15, 35, 75, 135, 195]);
    expect(listed.slice(0, 3)).toEqual([[], ['poisoned'], ['poisoned']]);
  });

  it('starts with the short pause again after it has worked once', async () => {
    const outcomes = [false, false, true, false];
    const times: number[] = [];
    const startedAt = clock.now().getTime();
    while (times.length < 5) {
      await forEachDue({
        lease: heldLease(),
        list: () => ['row'],
        idOf: (id) => id,
        work: () => {
          times.push((clock.now().getTime() - startedAt) / 1000);
          return outcomes.shift() === false ? Promise.reject(new Error('it fails')) : Promise.resolve();
        },
      });
      clock.advance({ seconds: 5 });
    }
    expect(times).toEqual([0, 5, 15, 20, 25]);
  });
});

describe('a round', () => {
  it('has as many rows in work as it may', async () => {
    let inside = 0;
    let most = 0;
    await forEachDue({
      lease: heldLease(),
      list: () => [1, 2, 3, 4, 5],
      idOf: String,
      work: async () => {
        most = Math.max(most, (inside += 1));
        await Promise.resolve();
        inside -= 1;
      },
      atOnce: 3,
    });
    expect(most).toBe(3);
  });

  it('ends when its lease is lost, without taking the row for a failed one', async () => {
    await expect(round(['a', 'b', 'c'], leaseLostAfter(1))).rejects.toThrow(LeaseLostError);
    expect(worked).toEqual(['a']);
    await round(['a', 'b']);
    expect(worked).toEqual(['a', 'a', 'b']);
  });

  it('begins no further row once the process stops', async () => {
    const stopping = new AbortController();
    await forEachDue({
      lease: { ...heldLease(), signal: stopping.signal },
      list: () => ['a', 'b'],
      idOf: (id) => id,
      work: (id) => {
        worked.push(id);
        stopping.abort();
        return Promise.resolve();
      },
    });
    expect(worked).toEqual(['a']);
  });
});

describe('a collaborator under a lease', () => {
  class Gateway {
    #calls = 0;
    readonly code = 'gateway';
    ask() {
      return (this.#calls += 1);
    }
  }

  it('is asked while the lease is held, and not after', () => {
    const gateway = underLease(new Gateway(), leaseLostAfter(2));
    expect([gateway.code, gateway.ask(), gateway.ask()]).toEqual(['gateway', 1, 2]);
    expect(() => gateway.ask()).toThrow(LeaseLostError);
  });

  it('is the collaborator itself where a person asks', () => {
    const gateway = new Gateway();
    expect(underLease(gateway, undefined)).toBe(gateway);
  });
});
