import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdLease, LeaseLostError, type HeldLease } from './lease.js';

const LEASE_MS = 3_000;

const leases = { take: vi.fn(), extend: vi.fn(), end: vi.fn(() => Promise.resolve()) };

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const hold = (stopping = new AbortController().signal): HeldLease =>
  holdLease({ leases, name: 'poll', holder: 'me', leaseMs: LEASE_MS, takenAt: performance.now(), stopping });

it('is renewed well before it ends', async () => {
  leases.extend.mockResolvedValue(true);
  const lease = hold();
  await vi.advanceTimersByTimeAsync(10 * LEASE_MS);
  lease.assertHeld();
  expect(leases.extend).toHaveBeenCalledWith('poll', 'me', LEASE_MS);
  await lease.end(100);
  expect(leases.end).toHaveBeenCalledWith('poll', 'me', 100);
});

it('is refused in the very moment a frozen process resumes, before any timer has noticed', () => {
  const lease = hold();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + LEASE_MS);
  expect(lease.signal.aborted).toBe(false);
  expect(() => lease.assertHeld()).toThrow(LeaseLostError);
});

it('is lost when another has taken over', async () => {
  leases.extend.mockResolvedValue(false);
  const lease = hold();
  await vi.advanceTimersByTimeAsync(LEASE_MS / 2);
  expect(lease.signal.reason).toBeInstanceOf(LeaseLostError);
  expect(() => lease.assertHeld()).toThrow(LeaseLostError);
});

it('survives a renewal that fails, and is lost when none succeeds in its time', async () => {
  leases.extend.mockRejectedValueOnce(new Error('database away')).mockResolvedValueOnce(true);
  const lease = hold();
  await vi.advanceTimersByTimeAsync(0.8 * LEASE_MS);
  lease.assertHeld();
  leases.extend.mockRejectedValue(new Error('database away'));
  await vi.advanceTimersByTimeAsync(2 * LEASE_MS);
  expect(() => lease.assertHeld()).toThrow(LeaseLostError);
  expect(lease.signal.aborted).toBe(true);
});

it('tells the round when the process stops', () => {
  const stopping = new AbortController();
  const lease = hold(stopping.signal);
  stopping.abort();
  expect(lease.signal.aborted).toBe(true);
});
