import { describe, expect, it } from 'vitest';
import { rotation } from './demo-messages';

const demos = Array.from({ length: 12 }, (_, index) => `service ${index}`);

describe('rotating notifications', () => {
  it('show six, newest first, each a minute older', () => {
    const shown = rotation(demos, 0);
    expect(shown.map(({ demo }) => demo)).toEqual([5, 4, 3, 2, 1, 0].map((index) => `service ${index}`));
    expect(shown.map(({ minutesAgo }) => minutesAgo)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('add a message at the front in each step and drop the oldest one', () => {
    const before = rotation(demos, 3);
    const after = rotation(demos, 4);
    expect(after.slice(1).map(({ arrival }) => arrival)).toEqual(
      before.slice(0, -1).map(({ arrival }) => arrival),
    );
  });

  it('repeat the first service after the last one, as a new arrival', () => {
    const first = rotation(demos, 0)[0]!;
    const again = rotation(demos, 12)[0]!;
    expect(again.demo).toBe(first.demo);
    expect(again.arrival).not.toBe(first.arrival);
  });
});
