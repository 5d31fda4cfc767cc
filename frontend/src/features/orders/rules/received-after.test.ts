import { expect, it } from 'vitest';
import { receivedAfter } from './received-after';

const requested = { step: 'requested', at: '2026-11-23T14:10:00.000Z' } as const;
const allotted = { step: 'allotted', at: '2026-11-23T14:10:02.000Z' } as const;
const received = { step: 'received', at: '2026-11-23T14:10:14.200Z' } as const;

it('counts from the delivery of the number to its message', () => {
  expect(receivedAfter([requested, allotted, received])).toBe(12);
});

it('never says that a message took no time', () => {
  expect(receivedAfter([allotted, { ...received, at: allotted.at }])).toBe(1);
});

it('says nothing of a number without a message', () => {
  expect(receivedAfter([requested, allotted])).toBeNull();
});
