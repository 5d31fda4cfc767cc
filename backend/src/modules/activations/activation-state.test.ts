import { describe, expect, it } from 'vitest';
import {
  ACTIVATION_EVENTS,
  ACTIVATION_STATUSES,
  canAskAnother,
  canCancel,
  isOpen,
  moneyOf,
  nextStatus,
  type AnyActivationStatus,
} from './activation-state.js';

describe('the states of an activation', () => {
  it.each([
    ['REQUESTING', ['WAITING_SMS', 'FAILED', '-', '-', '-', '-', '-', '-']],
    ['FAILED', ['-', '-', '-', '-', '-', '-', '-', '-']],
    ['WAITING_SMS', ['-', '-', 'COMPLETED', 'CANCELLED', 'EXPIRED', '-', '-', '-']],
    ['COMPLETED', ['-', '-', 'COMPLETED', '-', '-', 'ACTIVE', 'COMPLETED', '-']],
    ['ACTIVE', ['-', '-', 'COMPLETED', '-', '-', '-', 'COMPLETED', 'COMPLETED']],
    ['CANCELLED', ['-', '-', '-', '-', '-', '-', '-', '-']],
    ['EXPIRED', ['-', '-', '-', '-', '-', '-', '-', '-']],
  ] as const)('leads from %s to %j', (status, expected) => {
    expect(ACTIVATION_EVENTS.map((event) => nextStatus(status, event) ?? '-')).toEqual(expected);
  });

  it('takes the money once: what was captured is never released, and the reverse', () => {
    for (const status of ACTIVATION_STATUSES) {
      for (const event of ACTIVATION_EVENTS) {
        const next = nextStatus(status, event);
        if (next && moneyOf(status) !== 'held') expect(moneyOf(next)).toBe(moneyOf(status));
      }
    }
  });
});

const now = new Date('2026-03-10T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const activation = (status: AnyActivationStatus, changes: object = {}) => ({
  status,
  expiresAt: at(60),
  cancelAvailableAt: at(-1),
  cancelRequestedAt: null,
  finishedAt: null,
  canGetAnother: true,
  ...changes,
});

describe('what can be done with an activation right now', () => {
  it.each([
    ['WAITING_SMS', {}, true, true, false],
    ['WAITING_SMS', { cancelAvailableAt: at(1) }, true, false, false],
    ['WAITING_SMS', { cancelAvailableAt: now }, true, true, false],
    ['WAITING_SMS', { cancelRequestedAt: now }, true, false, false],
    ['WAITING_SMS', { expiresAt: now }, false, false, false],
    ['COMPLETED', {}, true, false, true],
    ['COMPLETED', { finishedAt: now }, false, false, false],
    ['COMPLETED', { expiresAt: now }, false, false, false],
    ['COMPLETED', { canGetAnother: false }, true, false, false],
    ['ACTIVE', {}, true, false, false],
    ['REQUESTING', { expiresAt: now }, true, false, false],
    ['CANCELLED', {}, false, false, false],
    ['EXPIRED', {}, false, false, false],
    ['FAILED', {}, false, false, false],
  ] as const)('%s with %j: open %s, cancel %s, another %s', (status, changes, open, cancel, another) => {
    const subject = activation(status, changes);
    expect([isOpen(subject, now), canCancel(subject, now), canAskAnother(subject, now)]).toEqual([
      open,
      cancel,
      another,
    ]);
  });
});
