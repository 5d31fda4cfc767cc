import { expect, it } from 'vitest';
import { pushState, type PushState } from './push-state';

it.each<[PushState, boolean, NotificationPermission, boolean]>([
  ['off', true, 'default', false],
  ['off', true, 'granted', false],
  ['off', true, 'default', true],
  ['on', true, 'granted', true],
  ['blocked', true, 'denied', false],
  ['blocked', true, 'denied', true],
  ['unavailable', false, 'default', false],
  ['unavailable', false, 'granted', true],
])('is %s: server ready %s, permission %s, subscribed %s', (state, isAvailable, permission, isSubscribed) => {
  expect(pushState({ isAvailable, permission, isSubscribed })).toBe(state);
});
