import { describe, expect, it } from 'vitest';
import { nextReadingAt } from './reading-schedule.js';
import type { Topup } from './topup.js';

const CREATED = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number, seconds = 0) => new Date(CREATED.getTime() + minutes * 60_000 + seconds * 1000);

const open: Pick<Topup, 'status' | 'staffReason' | 'createdAt' | 'expiresAt'> = {
  status: 'pending',
  staffReason: null,
  createdAt: CREATED,
  expiresAt: at(30),
};

describe('the next reading of a top-up', () => {
  it('comes at the cadence while the customer probably watches', () => {
    expect(nextReadingAt(open, at(1), 15_000)).toEqual(at(1, 15));
  });

  it('comes four times more rarely later on', () => {
    expect(nextReadingAt(open, at(5), 15_000)).toEqual(at(6));
  });

  it('is never nearer than five seconds', () => {
    expect(nextReadingAt(open, at(1), 50)).toEqual(at(1, 5));
  });

  it('falls on the moment at which time is up', () => {
    expect(nextReadingAt(open, at(29, 50), 15_000)).toEqual(at(30));
  });

  it('still comes after time was up: the gateway may take a payment a little longer', () => {
    expect(nextReadingAt({ ...open, status: 'expired' }, at(31), 15_000)).toEqual(at(32));
  });

  it.each(['paid', 'failed', 'refunded'] as const)('never comes once it is %s', (status) => {
    expect(nextReadingAt({ ...open, status }, at(1), 15_000)).toBeNull();
  });

  it('never comes while a person has to decide', () => {
    expect(nextReadingAt({ ...open, staffReason: 'AMOUNT_MISMATCH' }, at(1), 15_000)).toBeNull();
  });
});
