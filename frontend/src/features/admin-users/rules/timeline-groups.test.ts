import { expect, it } from 'vitest';
import type { TimelineEntry } from '../api/users';
import { timelineGroups } from './timeline-groups';

const number = (id: string, service: string, status: string, messages = 0) =>
  ({ id, activation: { service_code: service, country_iso: 'BR', status, messages } }) as TimelineEntry;
const signIn = { id: 'in', activation: null } as TimelineEntry;

const idsOf = (...entries: TimelineEntry[]) =>
  timelineGroups(entries).map((group) => group.map(({ id }) => id).join('+'));

it('groups consecutive cancelled numbers of one product', () => {
  expect(
    idsOf(
      ...[number('a', 'wa', 'CANCELLED'), number('b', 'wa', 'CANCELLED'), number('c', 'wa', 'CANCELLED')],
      ...[signIn, number('d', 'wa', 'CANCELLED')],
    ),
  ).toEqual(['a+b+c', 'in', 'd']);
});

it('does not group two numbers, nor numbers with a message, still waiting or with another end', () => {
  expect(idsOf(number('a', 'wa', 'CANCELLED'), number('b', 'wa', 'CANCELLED'))).toEqual(['a', 'b']);
  expect(
    idsOf(
      number('a', 'wa', 'COMPLETED', 1),
      number('b', 'wa', 'WAITING_SMS'),
      number('c', 'wa', 'EXPIRED'),
      number('d', 'tg', 'CANCELLED'),
    ),
  ).toEqual(['a', 'b', 'c', 'd']);
});
